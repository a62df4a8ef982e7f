/**
 * The content that the owner's specification fixes: routes and screens (2), the services of the lead form (3), messages
 * (8; outcomes.test tests when each shows) and two facts (9). The check itself knows the names of pages and cards (1),
 * and finds nothing wrong.
 */
import { checkContent } from '../../plugins/gatsby-plugin-content-check/src/check/checkContent';
import { problemLine } from '../../plugins/gatsby-plugin-content-check/src/check/format';
import { pathsOf } from '../../src/content/pages/entries';
import { linkTarget } from '../../src/content/text/addresses';
import { contentIn } from '../support/entries';

/** Specification, section 3. */
const SERVICES = [
  'Reputation & Perception Monitoring',
  'Competitive intelligence',
  'Marketing campaign Evaluation',
  'Risk & Crisis Recognition And Anticipation',
  'Influencer & Profiles Identification',
  'Authenticity Analysis',
  'Fact Checking & Bots Detection',
  'Amplification',
  'Reputation',
  'Tactical',
  'Marketing',
  'Large scale',
];

const { stringContaining: containing, objectContaining: having } = expect;
const ERROR_PREFIX: unknown = expect.stringMatching(/^Error: ?$/);
const including = (...items: unknown[]): unknown => expect.arrayContaining(items);

function labelsLeadingTo(address: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap((child) => labelsLeadingTo(address, child));
  const isIt = 'link' in value && value.link === address && 'label' in value;
  return isIt ? [...inner, String(value.label)] : inner;
}

export function theContract(root: string): void {
  const { problems, entries: inAllLanguages } = checkContent(root, { isProduction: true });
  const { entries, contentOf, contentsOf } = contentIn(inAllLanguages);

  it('nothing is wrong', () => {
    expect(problems.map(problemLine)).toEqual([]);
  });
  if (problems.length > 0) return;

  const site = contentOf('site');
  const { main, footer, words } = contentOf('navigation');
  const home = contentOf('home');
  const groups = contentsOf('service-groups');

  const addresses = entries.flatMap((entry) => pathsOf(entry).map((path) => ({ path, entry })));

  function screenAt(address: string): string {
    const found = addresses.filter(({ path }) => path === address);
    if (found.length !== 1) return `${found.length} pages`;
    const [{ entry } = { entry: undefined }] = found;
    const content = entry?.content ?? {};
    return 'group' in content ? `${entry?.kind ?? ''}: ${content.group}` : (entry?.kind ?? '');
  }

  it.each([
    ['home', ['/']],
    ['about', ['/about']],
    ['contact', ['/contact']],
    ['login', ['/login']],
    ['signup', ['/signup']],
    ['success', ['/success']],
    [
      'services: listening',
      [
        '/reputition-montiring',
        '/competitive',
        '/market-campaign',
        '/risk',
        '/influencer',
        '/authenticity',
      ],
    ],
    [
      'services: responsive',
      ['/amplification', '/reputation', '/tactical', '/marketing', '/large-scale'],
    ],
    [
      'case-studies: markets',
      [
        '/markets-cryptocurrency',
        '/banking-insurance',
        '/education',
        '/airlines',
        '/mass-retail',
        '/telco',
        '/oil-gas',
        '/theme-amusement-parks',
        '/FMCG',
        '/fmcg',
        '/luxury',
      ],
    ],
    ['case-studies: industries', ['/ministries-departments', '/fashion']],
    ['partners', ['/hoo-talk', '/mass-analytics']],
    ['legal', ['/privacy-policy', '/terms & conditions', '/cookies']],
  ])('%s: %j', (screen, routes) => {
    expect(routes.map((route) => [route, screenAt(route)])).toEqual(
      routes.map((route) => [route, screen]),
    );
  });

  it('/FMCG is the right spelling of /fmcg', () => {
    expect(addresses.find(({ path }) => path === '/fmcg')?.entry.content).toMatchObject({
      slug: 'FMCG',
    });
  });

  const terms = contentsOf('legal').find(({ slug }) => slug === 'terms & conditions');
  const dropdown = (name: string) => main.find(({ label }) => label.toUpperCase() === name);
  const footerLinks = footer.links.map(({ label, link }) => ({ label, href: linkTarget(link) }));
  const promoOf = (group: string) => groups.find(({ slug }) => slug === group)?.promo;

  it.each<[what: string, value: unknown, expected: unknown]>([
    [
      'services to choose, the twelve of the owner, word for word and in this order',
      contentOf('lead-form').services.filter((service) => SERVICES.includes(service)),
      SERVICES,
    ],
    ['liability cap of the terms', JSON.stringify(terms), containing('six months')],
    ['facts of the home page', home.special.facts, including(having({ value: '20+' }))],
    [
      'team on About',
      contentOf('about').intelligence.paragraphs.join(),
      containing('over 20 countries'),
    ],
    [
      'links of the navigation bar',
      main,
      including(
        having({ label: 'Home', link: '/' }),
        having({ label: 'About Us', link: '/about' }),
        having({ label: 'Contact', link: '/contact' }),
      ),
    ],
    ['dropdown LISTENING SERVICES', dropdown('LISTENING SERVICES')?.entries, 'listening'],
    ['dropdown RESPONSIVE SOLUTIONS', dropdown('RESPONSIVE SOLUTIONS')?.entries, 'responsive'],
    [
      'dropdown SUCCESS STORIES',
      dropdown('SUCCESS STORIES')?.links?.map(({ label }) => label),
      including('Success Stories', 'Markets', 'Industries'),
    ],
    ['dropdowns', main.map(({ entries }) => entries), including('partners')],
    ['name of the button that opens the menu', words.openMenu, expect.stringMatching(/menu/i)],
    ['name of the button that closes it', words.closeMenu, expect.stringMatching(/menu/i)],
    ['name of the button of the dark theme', words.toDark, expect.stringMatching(/theme/i)],
    ['name of the button of the light theme', words.toLight, expect.stringMatching(/theme/i)],
    [
      'links of the footer',
      footerLinks,
      including(
        { label: 'Terms and Conditions', href: '/terms%20&%20conditions' },
        { label: 'Privacy Policy', href: '/privacy-policy' },
        { label: 'Cookies Policy', href: '/cookies' },
        { label: 'Contact Us', href: '/contact' },
      ),
    ],
    [
      'icons of the footer, of which an owner may take some out',
      // An owner may remove a network that the company does not use.
      ['linkedin', 'x', 'whatsapp'],
      including(...site.social.map(({ network }) => network)),
    ],
    ['subject of a mail', site.emailSubject, 'Hello'],
    ['last link of the footer', footer.cookiePreferences, 'Cookie Preferences'],
    ['hero', home.hero.title, 'Listen, Respond, Succeed'],
    ['button of the hero', home.hero.action, { label: 'Book a Call', link: '/contact' }],
    ['link to the case studies', home.what.action.link, '/success'],
    ['heading of the logo carousel', home.trusted.heading, 'They Trusted Us'],
    ['heading of the lead form', home.lead.heading, 'Get in Touch'],
    [
      'buttons at the top of the service pages',
      contentsOf('services').filter(
        ({ hero: { action } }) => action.label !== 'Contact Us' || action.link !== '/contact',
      ),
      [],
    ],
    ['promo of the listening services', promoOf('listening'), having({ partner: 'hoo-talk' })],
    [
      'promo of the responsive solutions',
      promoOf('responsive'),
      having({
        heading: 'Marketing Mix Modeling Solutions',
        partner: 'mass-analytics',
        actionLabel: 'Elevate Your Strategy Today!',
      }),
    ],
    [
      'cards of a case study',
      contentOf('success').caseLabels,
      having({
        challenges: 'Client Challenges',
        solutions: 'Services & Solutions Provided',
        results: 'Results & Impact',
      }),
    ],
    [
      'lists of the index',
      contentsOf('case-study-groups'),
      including(
        having({ slug: 'markets', name: 'Markets' }),
        having({ slug: 'industries', name: 'Industries' }),
      ),
    ],
    ['title of the error screen', contentOf('error').title, 'Unexpected Application Error!'],
    ['link on the login page', contentOf('login').forgot.label, 'Forget Password'],
    ['numbering of the terms', terms?.isNumbered, true],
    // The owner's lawyer may add sections.
    ['sections of the terms', terms?.sections.slice(0, 14).length, 14],
  ])('the %s', (_what, value, expected) => {
    expect(value).toEqual(expected);
  });

  it.each([
    'Contact Us',
    'Talk to our experts',
    'Work With Us',
    'Start With Us',
    "Let's Chat",
    'Be Unique With Us Join Now',
    "Let's Talk",
    'Send Us Message',
    'Talk to us',
    'Connect With Us',
  ])('a call to action that leads to /contact is labelled "%s"', (label) => {
    expect(entries.flatMap(({ content }) => labelsLeadingTo('/contact', content))).toContain(label);
  });

  it('the heading above the roles of About says "team", in Arabic, too', () => {
    for (const entry of inAllLanguages) {
      if (entry.kind === 'about') expect(entry.content.team.heading).toMatch(/team|فريق/i);
    }
  });

  it.each(groups)('the pages of $slug have two blocks, named as such', ({ labels }) => {
    expect(labels).toMatchObject({ why: containing('Why'), how: containing('How') });
  });

  it.each([
    [
      'lead-form',
      {
        success: 'Message sent successfully!',
        unexpected: 'Unexpected response. Please try again.',
        error: 'An error occurred. Please try again.',
        privacy: 'Please accept the privacy policy.',
      },
    ],
    [
      'contact-form',
      {
        success: 'Message sent successfully!',
        unexpected: 'Unexpected response. Please try again.',
        serverPrefix: ERROR_PREFIX,
        error: 'An error occurred. Please try again.',
        network: 'An error occurred. Please check your network and try again.',
      },
    ],
    [
      'login-form',
      {
        invalid: 'Invalid credentials. Please try again.',
        error: 'Login failed. Please check your username or password.',
      },
    ],
    [
      'signup-form',
      {
        success: 'Account created successfully!',
        failed: 'Registration failed. Please try again.',
        network: 'No response from server. Please try again later.',
        otherPrefix: ERROR_PREFIX,
      },
    ],
  ] as const)('the messages of the %s are the owner’s', (form, messages) => {
    expect(contentOf(form).messages).toEqual(messages);
  });
}
