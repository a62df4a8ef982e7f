import type { Shell } from '../../src/content/pages/shell';
import type {
  ConsentWords,
  ErrorPageWords,
  SiteFacts,
  SiteQuery,
} from '../../src/hooks/useSiteContent';
import { formWords } from './formContent';

const plain = { href: undefined, links: [], phase: undefined, isButton: false };

export const menu: Shell['navigation']['menu'] = [
  { ...plain, label: 'Home', href: '/' },
  {
    ...plain,
    label: 'Listening Services',
    links: [
      { label: 'Competition', href: '/competitive' },
      { label: 'Risk', href: '/risk' },
    ],
    phase: 'listen',
  },
  {
    ...plain,
    label: 'Success Stories',
    links: [
      { label: 'All Stories', href: '/success' },
      { label: 'Markets', href: '/success#markets' },
    ],
    phase: 'succeed',
  },
  { ...plain, label: 'Contact', href: '/contact', isButton: true },
];

export const navigation: Shell['navigation'] = {
  menu,
  footer: {
    linksHeading: 'Information',
    contactHeading: 'Contact',
    cookiePreferences: 'Cookie Preferences',
    links: [
      { label: 'Terms and Conditions', link: '/terms%20&%20conditions' },
      { label: 'Privacy Policy', link: '/privacy-policy' },
      { label: 'Contact Us', link: '/contact' },
    ],
  },
  topBar: { label: 'Account and display', login: 'Log in' },
  crisis: { question: 'In a crisis?', call: 'Call +971 4 111 1111', hours: [] },
  words: {
    all: 'All',
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

export const site: SiteFacts = {
  name: 'Acme',
  tagline: 'We listen',
  language: 'en',
  locale: 'en_GB',
  email: 'desk@acme.example',
  phone: '+971 4 111 1111',
  address: 'Media City',
  city: 'Port Town',
  country: 'OM',
  legalName: undefined,
  poBox: undefined,
  licence: undefined,
  copyright: '© Acme',
  titleSuffix: '| Acme',
  shareImageAlt: 'The Acme mark and “{title}” beside a drawing.',
  logo: undefined,
  phoneLink: 'tel:+97141111111',
  mailLink: 'mailto:desk@acme.example?subject=Hello',
  social: [
    { network: 'linkedin', label: 'LinkedIn', link: 'https://network.example/acme' },
    { network: 'x', label: 'X', link: '' },
    { network: 'whatsapp', label: 'WhatsApp', link: '' },
  ],
};

export const errorPage: ErrorPageWords = {
  title: 'Unexpected Application Error!',
  failure: {
    status: 'Error',
    message: 'No page today',
    missing: 'Loading chunk failed',
    text: 'Write to [us](mailto:us@x.test).',
    retry: 'Again',
  },
  action: { label: 'Back to Home', link: '/' },
};

const category = (key: ConsentWords['categories'][number]['key'], name: string) => ({
  key,
  name,
  text: `What ${name} is for.`,
  isInUse: key === 'necessary',
});

export const consent: ConsentWords = {
  version: 1,
  categories: [
    category('necessary', 'The needed'),
    category('analytics', 'Counting'),
    category('functional', 'Comfort'),
    category('advertising', 'Ads'),
  ],
  dialog: {
    title: 'Cookie Preferences',
    text: 'See the [policy](/cookies).',
    close: 'Close the preferences',
    notInUse: 'Not used today.',
    save: 'Save my choice',
  },
  banner: { title: 'May we?', text: 'We would store something.', open: 'Let me choose' },
  acceptAll: 'Allow all',
  refuseAll: 'Refuse all',
  messages: { saved: 'Choice saved', notKept: 'Choice not kept', failed: 'Not loaded' },
};

export const arabicSite: SiteFacts = {
  ...site,
  name: 'أكمي',
  language: 'ar',
  locale: 'ar_AE',
  titleSuffix: '| أكمي',
};

export const shell: Shell = {
  company: site,
  navigation,
  formWords,
  errorPage,
  consent,
  languages: [
    { language: 'en', locale: 'en_GB', languageName: 'English' },
    { language: 'ar', locale: 'ar_AE', languageName: 'العربية' },
  ],
};

const arabicShell: Shell = {
  ...shell,
  company: arabicSite,
  navigation: { ...navigation, words: { ...navigation.words, skip: 'إلى المحتوى' } },
};

/** Returns the layout's query result, with changes in English. */
export const siteQueryOf = (changes: Partial<Shell> = {}): SiteQuery => ({
  site: { siteMetadata: { siteUrl: 'https://acme.example' } },
  allShell: {
    nodes: [
      { language: 'ar', view: arabicShell },
      { language: 'en', view: { ...shell, ...changes } },
    ],
  },
});

export const siteQuery = siteQueryOf();
