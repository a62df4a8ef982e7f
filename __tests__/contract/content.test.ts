/** @jest-environment node */
/** What the owner's specification says of the content: the routes (2), the words on the screens (2), the
 * services to choose (3), and two facts (9). */
import { linkTarget } from '../../src/content/addresses';
import { pathsOf } from '../../src/content/entries';
import { contents } from './contents';

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

/** The labels of the buttons and links that lead to an address. */
function labelsLeadingTo(address: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap((one) => labelsLeadingTo(address, one));
  const isIt = 'link' in value && value.link === address && 'label' in value;
  return isIt ? [...inner, String(value.label)] : inner;
}

describe.each(contents)('in $name', ({ problems, entries, contentOf, contentsOf }) => {
  it('nothing is wrong', () => {
    expect(problems).toEqual([]);
  });
  if (problems.length > 0) return;

  const site = contentOf('site');
  const { main, footer, words } = contentOf('navigation');
  const home = contentOf('home');
  const groups = contentsOf('service-groups');

  it('the services to choose hold the twelve of the owner, word for word and in this order', () => {
    const { services } = contentOf('lead-form');
    expect(services.filter((service) => SERVICES.includes(service))).toEqual(SERVICES);
  });

  it('the liability cap of the terms is the amount paid in six months', () => {
    const terms = contentsOf('legal').find(({ slug }) => slug === 'terms & conditions');
    expect(JSON.stringify(terms)).toContain('six months');
  });

  it('the team comes from over 20 countries, on the home page and on About', () => {
    expect(home.special.facts).toContainEqual(expect.objectContaining({ value: '20+' }));
    expect(contentOf('about').intelligence.paragraphs.join()).toContain('over 20 countries');
  });

  const addresses = entries.flatMap((entry) => pathsOf(entry).map((path) => ({ path, entry })));

  /** The kind of page at an address, and its group where it has one. */
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

  describe('calls to action that lead to /contact', () => {
    const used = entries.flatMap(({ content }) => labelsLeadingTo('/contact', content));

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
    ])('one is labelled "%s"', (label) => {
      expect(used).toContain(label);
    });
  });

  describe('the navigation bar', () => {
    it.each([
      ['Home', '/'],
      ['About Us', '/about'],
      ['Contact', '/contact'],
    ])('leads by "%s" to %s', (label, link) => {
      expect(main).toContainEqual(expect.objectContaining({ label, link }));
    });

    it.each([
      ['LISTENING SERVICES', 'listening'],
      ['RESPONSIVE SOLUTIONS', 'responsive'],
    ])('has the dropdown %s', (name, entries) => {
      expect(main.find(({ label }) => label.toUpperCase() === name)?.entries).toBe(entries);
    });

    it('has the dropdown SUCCESS STORIES with the parts of the index', () => {
      const stories = main.find(({ label }) => label.toUpperCase() === 'SUCCESS STORIES');
      expect(stories?.links?.map(({ label }) => label)).toEqual(
        expect.arrayContaining(['Success Stories', 'Markets', 'Industries']),
      );
    });

    it('has a dropdown of the partner products', () => {
      expect(main.map(({ entries }) => entries)).toContain('partners');
    });
  });

  it.each([
    ['openMenu', /menu/i],
    ['closeMenu', /menu/i],
    ['toDark', /theme/i],
    ['toLight', /theme/i],
  ] as const)('the name of the button "%s" says what it is for', (word, name) => {
    expect(words[word]).toMatch(name);
  });

  describe('the footer', () => {
    it.each([
      ['Terms and Conditions', '/terms%20&%20conditions'],
      ['Privacy Policy', '/privacy-policy'],
      ['Cookies Policy', '/cookies'],
      ['Contact Us', '/contact'],
    ])('leads by "%s" to %s', (label, href) => {
      const links = footer.links.map((one) => ({ label: one.label, href: linkTarget(one.link) }));
      expect(links).toContainEqual({ label, href });
    });

    it('has the icons of LinkedIn, X and WhatsApp', () => {
      expect(site.social.map(({ network }) => network)).toEqual(
        expect.arrayContaining(['linkedin', 'x', 'whatsapp']),
      );
    });

    it('fills the subject of a mail in with Hello', () => {
      expect(site.emailSubject).toBe('Hello');
    });

    it('has the Cookie Preferences link', () => {
      expect(footer.cookiePreferences).toBe('Cookie Preferences');
    });
  });

  describe('the home page', () => {
    it.each([
      ['hero', home.hero.title, 'Listen, Respond, Succeed'],
      ['logo carousel', home.trusted.heading, 'They Trusted Us'],
      ['lead form', home.lead.heading, 'Get in Touch'],
    ])('%s: "%s"', (_part, heading, expected) => {
      expect(heading).toBe(expected);
    });

    it('invites to Book a Call, and leads to the case studies', () => {
      expect(home.hero.action).toEqual({ label: 'Book a Call', link: '/contact' });
      expect(home.what.action.link).toBe('/success');
    });
  });

  describe('the service pages', () => {
    it.each(contentsOf('services').map(({ slug, group }) => [slug, group]))(
      '%s has its two blocks, named as such',
      (slug, group) => {
        const service = contentsOf('services').find((one) => one.slug === slug);
        const labels = groups.find((one) => one.slug === group)?.labels;
        expect([labels?.why, labels?.how]).toEqual([
          expect.stringContaining('Why'),
          expect.stringContaining('How'),
        ]);
        expect(service?.why.points).not.toHaveLength(0);
        expect(service?.how.cards).not.toHaveLength(0);
      },
    );

    it('have a Contact Us button at their top', () => {
      const actions = contentsOf('services').map(({ slug, hero }) => ({ slug, ...hero.action }));
      expect(
        actions.filter(({ label, link }) => label !== 'Contact Us' || link !== '/contact'),
      ).toEqual([]);
    });

    it.each([
      ['listening', { partner: 'hoo-talk' }],
      [
        'responsive',
        {
          heading: 'Marketing Mix Modeling Solutions',
          partner: 'mass-analytics',
          actionLabel: 'Elevate Your Strategy Today!',
        },
      ],
    ])('of the group %s have the promo %j', (group, promo) => {
      expect(groups.find(({ slug }) => slug === group)?.promo).toMatchObject(promo);
    });
  });

  it('the cards of a case study are named', () => {
    expect(contentOf('success').caseLabels).toMatchObject({
      challenges: 'Client Challenges',
      solutions: 'Services & Solutions Provided',
      results: 'Results & Impact',
    });
  });

  it.each([
    ['markets', 'Markets'],
    ['industries', 'Industries'],
  ])('the index has the list %s, called %s', (slug, name) => {
    expect(contentsOf('case-study-groups')).toContainEqual(expect.objectContaining({ slug, name }));
  });

  it('the login page has a Forget Password link', () => {
    expect(contentOf('login').forgot.label).toBe('Forget Password');
  });

  it('the terms have 14 numbered sections', () => {
    const terms = contentsOf('legal').find(({ slug }) => slug === 'terms & conditions');
    expect(terms?.isNumbered).toBe(true);
    expect(terms?.sections).toHaveLength(14);
  });
});
