/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { checkContent } from '../plugins/gatsby-plugin-content-desk/src/check/checkContent';
import { formatProblem } from '../plugins/gatsby-plugin-content-desk/src/check/format';
import { hrefOf, linkTarget } from '../src/content/addresses';
import { pathsOf } from '../src/content/entries';
import { contentOf, contentsOf } from './support/entries';

const { entries, problems } = checkContent(process.cwd());

// What follows needs content that fits the model; these are the reasons where it does not.
if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));

const site = contentOf('site');
const navigation = contentOf('navigation');
const home = contentOf('home');
const contact = contentOf('contact');
const errorPage = contentOf('error');
const leadForm = contentOf('lead-form');
const contactForm = contentOf('contact-form');
const loginForm = contentOf('login-form');
const signupForm = contentOf('signup-form');
const services = contentsOf('services');
const groups = contentsOf('service-groups');
const caseStudies = contentsOf('case-studies');
const legalPages = contentsOf('legal');

/** Every address of the site, as the router knows it. */
const addresses = entries.flatMap(pathsOf);

interface Found {
  file: string;
  field: string;
  value: string;
}

/** Every text of a file with the name of its field. */
function textsIn(file: string, value: unknown, field = ''): Found[] {
  if (typeof value === 'string') return [{ file, field, value }];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(file, one, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => textsIn(file, one, name));
}

const texts = entries.flatMap(({ file, content }) => textsIn(file, content));

/** Every link: fields of that name, and links within texts. */
const links = texts.flatMap(({ file, field, value }) =>
  field === 'link'
    ? [{ file, target: linkTarget(value) }]
    : [...value.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => ({ file, target: link })),
);

/** The labels of the buttons and links that lead to an address. */
function labelsLeadingTo(address: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => labelsLeadingTo(address, one));
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap((one) => labelsLeadingTo(address, one));
  const isIt = 'link' in value && value.link === address && 'label' in value;
  return isIt ? [...inner, String(value.label)] : inner;
}

const sourceOf = (file: string) => readFileSync(file, 'utf8');

it('the content has entries and no problem', () => {
  expect(problems).toEqual([]);
  expect(entries).not.toEqual([]);
});

describe('the addresses of specification 2', () => {
  it.each([
    '/',
    '/about',
    '/contact',
    '/login',
    '/signup',
    '/reputition-montiring',
    '/competitive',
    '/market-campaign',
    '/risk',
    '/influencer',
    '/authenticity',
    '/amplification',
    '/reputation',
    '/tactical',
    '/marketing',
    '/large-scale',
    '/success',
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
    '/ministries-departments',
    '/fashion',
    '/hoo-talk',
    '/mass-analytics',
    '/privacy-policy',
    '/terms & conditions',
    '/cookies',
  ])('%s stands exactly as it is spelled', (address) => {
    expect(addresses).toContain(address);
  });

  it('stand once each', () => {
    expect(addresses).toHaveLength(new Set(addresses).size);
  });

  it('name /FMCG as the right spelling of /fmcg', () => {
    expect(caseStudies.find(({ slug }) => slug === 'FMCG')?.otherSpellings).toEqual(['fmcg']);
  });
});

describe('the entries of each kind', () => {
  it.each([
    [
      'listening',
      [
        'reputition-montiring',
        'competitive',
        'market-campaign',
        'risk',
        'influencer',
        'authenticity',
      ],
    ],
    ['responsive', ['amplification', 'reputation', 'tactical', 'marketing', 'large-scale']],
  ])('the services of the group %s hold those of the specification', (group, expected) => {
    const slugs = services.filter((service) => service.group === group).map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    [
      'markets',
      [
        'markets-cryptocurrency',
        'banking-insurance',
        'education',
        'airlines',
        'mass-retail',
        'telco',
        'oil-gas',
        'theme-amusement-parks',
        'FMCG',
        'luxury',
      ],
    ],
    ['industries', ['ministries-departments', 'fashion']],
  ])('the case studies of the group %s hold those of the specification', (group, expected) => {
    const slugs = caseStudies.filter((one) => one.group === group).map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining(expected));
  });

  it('the partners hold those of the specification', () => {
    const slugs = contentsOf('partners').map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining(['hoo-talk', 'mass-analytics']));
  });

  it('every partner has the address of its site', () => {
    const withSite = site.partnerSites.map(({ partner }) => partner);
    expect(withSite).toEqual(
      expect.arrayContaining(contentsOf('partners').map(({ slug }) => slug)),
    );
  });
});

describe('the calls to action of specification 2', () => {
  const toContact = entries.flatMap(({ content }) => labelsLeadingTo('/contact', content));

  it.each([
    'Book a Call',
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
  ])('"%s" leads to /contact somewhere', (label) => {
    expect(toContact).toContain(label);
  });

  it.each([
    ['listening', 'hoo-talk'],
    ['responsive', 'mass-analytics'],
  ])('the promo of the group %s is for %s', (group, partner) => {
    expect(groups.find(({ slug }) => slug === group)?.promo.partner).toBe(partner);
  });

  it('the promo of the responsive solutions has the heading and the button of the owner', () => {
    expect(groups.find(({ slug }) => slug === 'responsive')?.promo).toMatchObject({
      heading: 'Marketing Mix Modeling Solutions',
      actionLabel: 'Elevate Your Strategy Today!',
    });
  });

  it('every service invites to Contact Us at its top', () => {
    const labels = new Set(services.map(({ hero }) => `${hero.action.label}: ${hero.action.link}`));
    expect([...labels]).toEqual(['Contact Us: /contact']);
  });

  it('the home page leads to the success stories', () => {
    expect(home.what.action.link).toBe('/success');
  });
});

describe('every link', () => {
  const hrefs = addresses.map(hrefOf);
  const inside = links.filter(({ target }) => target.startsWith('/'));

  it('to a page of this site leads to one that exists', () => {
    const broken = inside.filter(({ target }) => !hrefs.includes(target.replace(/[?#].*$/, '')));
    expect(broken).toEqual([]);
  });

  it('to a part of the success stories names a group of them', () => {
    const slugs = contentsOf('case-study-groups').map(({ slug }) => `/success#${slug}`);
    const toParts = inside.map(({ target }) => target).filter((one) => one.startsWith('/success#'));
    expect(slugs).toEqual(expect.arrayContaining(toParts));
  });

  it('to a part of a legal page names one of its sections', () => {
    const broken = legalPages.flatMap((page) => {
      const anchors = page.sections.map(({ anchor }) => anchor);
      return textsIn('', page)
        .flatMap(({ value }) => [...value.matchAll(/\]\(#([^)]+)\)/g)])
        .map(([, anchor = '']) => anchor)
        .filter((anchor) => !anchors.includes(anchor));
    });
    expect(broken).toEqual([]);
  });

  it('to the contact form with a subject names a subject that it knows', () => {
    const known = contact.subjects.map(({ key }) => `/contact?subject=${key}`);
    const asked = inside.map(({ target }) => target).filter((one) => one.includes('?subject='));
    expect(known).toEqual(expect.arrayContaining(asked));
  });
});

describe('the menus', () => {
  it.each(['LISTENING SERVICES', 'RESPONSIVE SOLUTIONS', 'SUCCESS STORIES'])(
    'have a dropdown %s',
    (name) => {
      const item = navigation.main.find(({ label }) => label.toUpperCase() === name);
      expect(item?.entries ?? item?.links).toBeDefined();
    },
  );

  it('name the parts of the success stories', () => {
    const item = navigation.main.find(({ links: written }) => written !== undefined);
    expect(item?.links?.map(({ label }) => label)).toEqual([
      'Success Stories',
      'Markets',
      'Industries',
    ]);
  });

  it('hold the footer’s links as the owner has them, the legal ones relative', () => {
    expect(navigation.footer.links).toEqual([
      { label: 'Terms and Conditions', link: 'terms & conditions' },
      { label: 'Privacy Policy', link: 'privacy-policy' },
      { label: 'Cookies Policy', link: 'cookies' },
      { label: 'Contact Us', link: '/contact' },
    ]);
  });

  it.each([
    ['openMenu', /menu/i],
    ['closeMenu', /menu/i],
    ['toDark', /theme/i],
    ['toLight', /theme/i],
  ] as const)('name the button "%s" so that it can be found', (word, name) => {
    expect(navigation.words[word]).toMatch(name);
  });

  it('fill the subject of a mail in with Hello', () => {
    expect(site.emailSubject).toBe('Hello');
  });

  it('have the icons of three networks', () => {
    expect(site.social.map(({ network }) => network)).toEqual(['linkedin', 'x', 'whatsapp']);
  });
});

describe('the legal pages', () => {
  it('are three', () => {
    expect(legalPages.map(({ slug }) => slug).sort()).toEqual([
      'cookies',
      'privacy-policy',
      'terms & conditions',
    ]);
  });

  it.each(legalPages.map((page) => [page.name, page] as const))(
    '%s: in effect from 07 November 2024',
    (_name, { effectiveDate }) => {
      expect(effectiveDate).toBe('07 November 2024');
    },
  );

  it('number the 14 sections of the terms', () => {
    const terms = legalPages.find(({ slug }) => slug === 'terms & conditions');
    expect(terms?.isNumbered).toBe(true);
    expect(terms?.sections).toHaveLength(14);
  });

  it.each(legalPages.map((page) => [page.name, page] as const))(
    '%s: every section has an anchor of its own',
    (_name, { sections }) => {
      expect(new Set(sections.map(({ anchor }) => anchor)).size).toBe(sections.length);
    },
  );
});

it('the lead form offers the twelve services word for word', () => {
  expect(leadForm.services).toEqual([
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
  ]);
});

describe('the messages of specification 8, word for word', () => {
  it.each([
    ['lead, 200 or 204', leadForm.messages.success, 'Message sent successfully!'],
    ['lead, other status', leadForm.messages.unexpected, 'Unexpected response. Please try again.'],
    ['lead, error', leadForm.messages.error, 'An error occurred. Please try again.'],
    ['lead, privacy', leadForm.messages.privacy, 'Please accept the privacy policy.'],
    ['contact, 200', contactForm.messages.success, 'Message sent successfully!'],
    [
      'contact, other status',
      contactForm.messages.unexpected,
      'Unexpected response. Please try again.',
    ],
    ['contact, before the server’s', contactForm.messages.serverPrefix.trim(), 'Error:'],
    ['contact, no message', contactForm.messages.error, 'An error occurred. Please try again.'],
    [
      'contact, no response',
      contactForm.messages.network,
      'An error occurred. Please check your network and try again.',
    ],
    ['login, status not 200', loginForm.messages.invalid, 'Invalid credentials. Please try again.'],
    [
      'login, error',
      loginForm.messages.error,
      'Login failed. Please check your username or password.',
    ],
    ['register, true', signupForm.messages.success, 'Account created successfully!'],
    ['register, false', signupForm.messages.failed, 'Registration failed. Please try again.'],
    [
      'register, no response',
      signupForm.messages.network,
      'No response from server. Please try again later.',
    ],
    ['register, other', signupForm.messages.otherPrefix.trim(), 'Error:'],
    ['error screen', errorPage.title, 'Unexpected Application Error!'],
    ['unknown address', errorPage.notFound.status, '404'],
    ['unknown address', errorPage.notFound.message, 'Not Found'],
  ])('%s: "%s"', (_when, message, expected) => {
    expect(message).toBe(expected);
  });
});

describe('the headings of the home page, word for word', () => {
  it.each([
    [home.hero.title, 'Listen, Respond, Succeed'],
    [home.trusted.heading, 'They Trusted Us'],
    [home.lead.heading, 'Get in Touch'],
  ])('"%s"', (heading, expected) => {
    expect(heading).toBe(expected);
  });
});

describe('the company’s identity', () => {
  const others = entries.map(({ file }) => file).filter((file) => file !== 'data/site.yaml');

  it.each([
    ['name', site.name],
    ['mail address', site.email],
    ['phone number', site.phone],
    ['address', site.address],
  ])('its %s is written in site.yaml only', (_fact, value) => {
    expect(others.filter((file) => sourceOf(file).includes(value))).toEqual([]);
  });

  it('is filled in by words that the build knows', () => {
    const unknown = texts.filter(({ value }) =>
      /\{(?!(?:name|email|phone|phoneLink|address)\})/.test(value),
    );
    expect(unknown).toEqual([]);
  });
});

describe.each(caseStudies.map((one) => [one.name, one] as const))(
  'the case study %s',
  (_name, caseStudy) => {
    it('states no percentages', () => {
      const written = textsIn('', caseStudy).map(({ value }) => value);
      expect(written.filter((value) => /\d\s*(?:%|per ?cent)/i.test(value))).toEqual([]);
    });

    it('sums the client up in one sentence', () => {
      expect(caseStudy.summary).not.toMatch(/[.!?]\s+\p{Lu}/u);
    });
  },
);
