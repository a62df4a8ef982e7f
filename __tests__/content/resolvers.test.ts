/** @jest-environment node */
/** What Gatsby works out of the content, on a few nodes of two languages. */
import type { Node } from 'gatsby';
import {
  contentResolvers,
  createFieldExtensions,
  type ResolverContext,
} from '../../src/content/resolvers';

const node = (type: string, id: string, language: string, content: object): Node => ({
  ...content,
  id,
  language,
  parent: null,
  children: [],
  internal: { type, contentDigest: '', owner: '' },
});

const company = { email: 'desk@acme.example', phone: '+971 4 111', address: 'Dubai' };

const entry = (type: string, slug: string, order: number, group: string, language = 'en') =>
  node(type, `${language}-${slug}`, language, {
    slug,
    name: slug,
    order,
    group,
    services: ['risk'],
  });

const nodes = [
  node('Company', 'en-site', 'en', { ...company, name: 'Acme' }),
  node('Company', 'ar-site', 'ar', { ...company, name: 'أكمي' }),
  entry('Service', 'risk', 20, 'listening'),
  entry('Service', 'competitive', 10, 'listening'),
  entry('Service', 'tactical', 10, 'responsive'),
  entry('Service', 'risk', 20, 'listening', 'ar'),
  entry('CaseStudyGroup', 'markets', 10, ''),
  entry('CaseStudyGroup', 'industries', 20, ''),
  entry('CaseStudy', 'fashion', 10, 'industries'),
  entry('CaseStudy', 'telco', 20, 'markets'),
  entry('CaseStudy', 'airlines', 10, 'markets'),
  entry('CaseStudy', 'telco', 20, 'markets', 'ar'),
  node('LeadForm', 'en-lead', 'en', { services: ['Risk', 'Tactical'] }),
  ...Array.from({ length: 13 }, (_none, at) => entry('Partner', `p-${at}`, at, '', 'ar')),
];

/** The root of a part of some content, as Gatsby finds it. */
const roots = new Map<unknown, Node>();

const context: ResolverContext = {
  nodeModel: {
    findOne: () => Promise.resolve(null),
    findAll: ({ type, query }) => {
      const { slug, language } = Object(Object(query).filter);
      const entries = nodes.filter(
        (one) =>
          one.internal.type === type &&
          (!slug || slug.in.includes(one.slug)) &&
          (!language || language.eq === one.language),
      );
      return Promise.resolve({ entries });
    },
    getNodesByIds: ({ ids }) => ids.flatMap((id) => nodes.find((one) => one.id === id) ?? []),
    findRootNodeAncestor: (part, isIt) => {
      const root = roots.get(part) ?? null;
      return isIt(root) ? root : null;
    },
  },
  defaultFieldResolver: (source, _args, _context, info) =>
    Reflect.get(Object(source), Reflect.get(Object(info), 'fieldName')),
};

/** Calls the function `resolve` of a field or of a field's extension. */
async function call(field: unknown, ...args: unknown[]): Promise<unknown> {
  const resolve: unknown = Reflect.get(Object(field), 'resolve');
  if (typeof resolve !== 'function') throw new Error('The field is not worked out.');
  const value: unknown = await Reflect.apply(resolve, field, args);
  return value;
}

const workedOut = (type: string, field: string, source: object, args: object = {}) =>
  call(contentResolvers()[type]?.[field], source, args, context);

const idsOf = (value: unknown) =>
  (Array.isArray(value) ? value : [value]).map((one: Node) => one.id);

/** The value of a field as its extension (`@filled`, `@reference`) gives it. */
async function extended(name: string, args: object, source: object, fieldName: string) {
  const extensions = new Map<string, (args: object) => unknown>();
  createFieldExtensions({
    createFieldExtension: (extension: object) => {
      extensions.set(Reflect.get(extension, 'name'), Reflect.get(extension, 'extend'));
    },
  });
  return call(extensions.get(name)?.(args), source, {}, context, { fieldName });
}

describe('a text with facts in braces', () => {
  const filled = (source: object, field: string) => extended('filled', {}, source, field);

  it.each([
    ['en', 'Acme in Dubai'],
    ['ar', 'أكمي in Dubai'],
  ])('is filled in the language of its file (%s)', async (language, text) => {
    expect(await filled({ text: '{name} in {address}', language }, 'text')).toBe(text);
  });

  it('is filled in the language of the file that it is a part of', async () => {
    const part = { text: 'By {name}' };
    roots.set(part, node('AboutPage', 'about', 'ar', {}));
    expect(await filled(part, 'text')).toBe('By أكمي');
    expect(await filled({ text: 'By {name}' }, 'text')).toBe('By Acme');
  });

  it('may stand in a list, beside others', async () => {
    const list = ['{name}', 'no facts', undefined];
    expect(await filled({ list, language: 'en' }, 'list')).toEqual(['Acme', 'no facts', undefined]);
    expect(await filled({ list: ['none'], language: 'en' }, 'list')).toEqual(['none']);
    expect(await filled({ language: 'en' }, 'text')).toBeUndefined();
  });
});

const referred = (value: unknown, language: string) =>
  extended('reference', { to: 'Service' }, { value, language }, 'value');

it('a reference leads to the entry of its language, and to the original where there is none', async () => {
  expect(idsOf(await referred('risk', 'en'))).toEqual(['en-risk']);
  expect(idsOf(await referred('risk', 'ar'))).toEqual(['ar-risk']);
  expect(idsOf(await referred('tactical', 'ar'))).toEqual(['en-tactical']);
});

it('references lead to the entries of a list in its order, but for those that are not translated', async () => {
  const slugs = ['tactical', 'risk', 'competitive'];
  expect(idsOf(await referred(slugs, 'en'))).toEqual(slugs.map((slug) => `en-${slug}`));
  expect(idsOf(await referred(slugs, 'ar'))).toEqual(['ar-risk']);
});

it.each([
  ['Service', { slug: 'risk', language: 'en' }, '/risk'],
  ['LegalPage', { slug: 'terms & conditions', language: 'ar' }, '/ar/terms%20&%20conditions'],
])('a %s has the path of its page', async (type, source, path) => {
  expect(await workedOut(type, 'path', source)).toBe(path);
});

it('a service names the case studies that used it, group by group, in its language', async () => {
  const studies = (language: string) =>
    workedOut('Service', 'caseStudies', { slug: 'risk', language });
  expect(idsOf(await studies('en'))).toEqual(['en-airlines', 'en-telco', 'en-fashion']);
  expect(idsOf(await studies('ar'))).toEqual(['ar-telco']);
});

it('a group has its services in their order, and those of its case studies that its page shows', async () => {
  const listening = { slug: 'listening', language: 'en' };
  const services = await workedOut('ServiceGroup', 'services', listening);
  expect(idsOf(services)).toEqual(['en-competitive', 'en-risk']);
  const markets = { slug: 'markets', language: 'en' };
  const among = ['en-telco', 'en-fashion', 'en-risk'];
  const caseStudies = await workedOut('CaseStudyGroup', 'caseStudies', markets, { among });
  expect(idsOf(caseStudies)).toEqual(['en-telco']);
});

it('a dropdown lists the entries of its language, and no others', async () => {
  const main = [{ label: 'Listening', entries: 'listening' }];
  const menu = (language: string) =>
    workedOut('Navigation', 'menu', { main, words: { all: 'All' }, language });
  const english = [{ href: '/competitive' }, { href: '/risk' }];
  expect(await menu('en')).toMatchObject([{ links: english }]);
  expect(await menu('ar')).toMatchObject([{ links: [{ label: 'risk', href: '/ar/risk' }] }]);
});

it('a dropdown with too many entries leads to all of them in its language', async () => {
  const main = [{ label: 'Products', entries: 'partners' }];
  const navigation = { main, words: { all: 'الكل' }, language: 'ar' };
  const [item] = Object(await workedOut('Navigation', 'menu', navigation));
  expect(item.links[12]).toEqual({ label: 'الكل', href: '/ar/about' });
});

it.each([
  ['counts', { counts: 'listening' }, '2', 2],
  ['counts, the same in all languages', { counts: 'case-studies', language: 'ar' }, '3', 3],
  ['states', { value: '20+' }, '20+', 20],
  ['states in thousands', { value: '5,000' }, '5,000', 60],
  ['does not say', {}, '', 0],
])('a fact of the home page shows what it %s', async (_what, fact, shown, dots) => {
  expect(await workedOut('HomePageSpecialFacts', 'shown', fact)).toBe(shown);
  expect(await workedOut('HomePageSpecialFacts', 'dots', fact)).toBe(dots);
});

it('a service is sent in the words of the original, whatever the form calls it', async () => {
  const form = { services: ['مخاطر', 'تكتيك', 'جديد'], language: 'ar' };
  expect(await workedOut('LeadForm', 'choices', form)).toEqual([
    { value: 'Risk', label: 'مخاطر' },
    { value: 'Tactical', label: 'تكتيك' },
    { value: 'جديد', label: 'جديد' },
  ]);
});

it('a group is answered whole: filled in, with links that lead there, and with nothing private', async () => {
  const links = [{ label: '{name}', link: 'terms & conditions' }];
  const footer = await workedOut('Navigation', 'footer', { footer: { links }, language: 'ar' });
  expect(footer).toMatchObject({ links: [{ label: 'أكمي', link: '/terms%20&%20conditions' }] });
  const social = [{ network: 'x', label: 'X', link: '' }];
  expect(await workedOut('Company', 'social', { social })).toEqual(social);
  const questions = [{ anchor: 'fog', question: 'Fog?', illustrative: true, answer: 'By {name}.' }];
  const answered = [{ anchor: 'fog', question: 'Fog?', answer: 'By Acme.' }];
  expect(await workedOut('Service', 'questions', { questions })).toEqual(answered);
  expect(await workedOut('Service', 'questions', {})).toBeUndefined();
});
