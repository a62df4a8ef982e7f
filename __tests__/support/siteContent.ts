/** What the layout shows round a page, for tests of the layout. */
import { linkTarget, mailLink, phoneLink } from '../../src/content/addresses';
import type { MenuEntry } from '../../src/content/menus';
import type { SiteFacts, SiteNavigation } from '../../src/hooks/useSiteContent';

const plain = { links: [], phase: null, isButton: false };

export const menu: MenuEntry[] = [
  { ...plain, label: 'Home', href: '/' },
  {
    label: 'Listening Services',
    href: null,
    links: [
      { label: 'Competition', href: '/competitive' },
      { label: 'Risk', href: '/risk' },
    ],
    phase: 'listen',
    isButton: false,
  },
  {
    label: 'Success Stories',
    href: null,
    links: [
      { label: 'All Stories', href: '/success' },
      { label: 'Markets', href: '/success#markets' },
    ],
    phase: 'succeed',
    isButton: false,
  },
  { ...plain, label: 'Contact', href: '/contact', isButton: true },
];

export const navigation: SiteNavigation = {
  menu,
  footer: {
    linksHeading: 'Information',
    contactHeading: 'Contact',
    cookiePreferences: 'Cookie Preferences',
    links: [
      { label: 'Terms and Conditions', link: 'terms & conditions' },
      { label: 'Privacy Policy', link: 'privacy-policy' },
      { label: 'Contact Us', link: '/contact' },
    ].map(({ label, link }) => ({ label, href: linkTarget(link) })),
  },
  topBar: { label: 'Account and display', login: 'Log in' },
  words: {
    skip: 'Skip to content',
    main: 'Main',
    footer: 'Footer',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    toDark: 'Switch to dark theme',
    toLight: 'Switch to light theme',
    home: 'Acme home page',
    opensElsewhere: '(opens another website)',
    loading: 'Loading the page',
    opened: 'Page opened: {title}',
  },
};

const email = 'desk@acme.example';
const phone = '+971 4 111 1111';

export const site: SiteFacts = {
  name: 'Acme',
  tagline: 'We listen',
  language: 'en',
  locale: 'en_GB',
  languageName: 'English',
  email,
  phone,
  address: 'Media City',
  copyright: '© Acme',
  titleSuffix: '| Acme',
  shareImageAlt: 'The Acme mark and “{title}” beside a drawing.',
  logo: null,
  phoneLink: phoneLink(phone),
  mailLink: mailLink(email, 'Hello'),
  social: [
    { network: 'linkedin', label: 'LinkedIn', link: '' },
    { network: 'x', label: 'X', link: '' },
    { network: 'whatsapp', label: 'WhatsApp', link: '' },
  ],
};
