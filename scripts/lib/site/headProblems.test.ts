import { FIXTURE_SITE } from '../../../__tests__/support/fixtureSite';
import { checkContent } from '../../../plugins/gatsby-plugin-content-check/src/check/checkContent';
import { librariesOf } from '../../../src/content/pages/library';
import { NO_PICTURES } from '../../../src/content/pages/pictures';
import { type ExpectedHead, expectedHeads, headProblems } from './headProblems';

const siteUrl = 'https://acme.example';
const heads = expectedHeads(librariesOf(checkContent(FIXTURE_SITE).entries, NO_PICTURES), siteUrl);

const headOf = (address: string): ExpectedHead => {
  const head = heads.get(address);
  if (!head) throw new Error(`The fixture site has no page ${address}.`);
  return head;
};

const addressOf = (isWanted: (head: ExpectedHead) => boolean): string =>
  [...heads].find(([, head]) => isWanted(head))?.[0] ?? '';

const story = addressOf(({ describes, lang }) => describes === 'WebPage' && lang === 'en');
const service = addressOf(({ describes, lang }) => describes === 'Service' && lang === 'en');

const organizationOf = ({ company }: ExpectedHead) => {
  const { name, email, telephone, ...address } = company;
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    ...{ name, email, telephone, address },
  };
};

/** A page whose head is as it should be. */
function goodPage(address: string): string {
  const head = headOf(address);
  const { describes, canonical, card, lang, trail, questions } = head;
  const isAboutCompany = describes !== 'Service' && describes !== 'WebPage';
  const graph = [
    describes && {
      '@type': describes,
      name: 'The heading',
      url: canonical,
      image: card,
      inLanguage: lang,
      mainEntity: { '@id': `${siteUrl}/#organization` },
    },
    isAboutCompany && organizationOf(head),
    trail.length > 0 && {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((item) => ({ item, name: 'The heading' })),
    },
    questions.length > 0 && {
      '@type': 'FAQPage',
      mainEntity: questions.map((name) => ({ name })),
    },
  ];
  const meta = (name: string, content: string) => `<meta property="${name}" content="${content}">`;
  const links = head.languages ? head.languages.split(', ').map((link) => link.split(' ')) : [];
  return [
    `<html lang="${lang}"><head><title>${head.title}</title>`,
    `<meta name="description" content="${head.description}">`,
    meta('og:title', head['share title']),
    meta('og:image', card),
    `<link rel="canonical" href="${canonical}">`,
    ...links.map(
      ([language, href]) => `<link rel="alternate" hreflang="${language}" href="${href}">`,
    ),
    `<script type="application/ld+json">${JSON.stringify({ '@graph': graph.filter(Boolean) })}</script>`,
    '</head><body><h1>The heading</h1></body></html>',
  ].join('\n');
}

it.each(['/', '/about', '/contact', '/ar/contact', story, service])(
  'the head of %s is as the content says',
  (address) => {
    expect(headProblems(goodPage(address), headOf(address), siteUrl)).toEqual([]);
  },
);

it.each([
  ['the card of the index', story, /(share\/)[\w-]+(\.png)/g, '$1success$2', /^card is/],
  [
    'another page’s canonical address',
    story,
    /(canonical" href=")[^"]+/,
    '$1https://acme.example/',
    /^canonical is/,
  ],
  [
    'another page’s title on networks',
    story,
    /(og:title" content=")[^"]+/,
    '$1Rivals',
    /^share title is/,
  ],
  [
    'another page’s languages',
    '/about',
    /(hreflang="ar" href=")[^"]+/,
    '$1https://acme.example/ar',
    /^languages is/,
  ],
  [
    'breadcrumbs to another page',
    service,
    /("item":")[^"]+("[^\]]*\])/,
    '$1https://acme.example/x$2',
    /^the breadcrumbs’ addresses is/,
  ],
  [
    'breadcrumbs that call it something else',
    service,
    /("name":")The heading("}\])/,
    '$1Elsewhere$2',
    /^the breadcrumb "Elsewhere" does not name the page/,
  ],
  [
    'another service’s data',
    service,
    /("Service","name":")[^"]+/,
    '$1Elsewhere',
    /^Service’s name is "Elsewhere"/,
  ],
  [
    'another phone',
    '/contact',
    /("telephone":")[^"]+/,
    '$1+971 4 999 9999',
    /^Organization’s telephone is/,
  ],
  [
    'another address',
    '/',
    /("streetAddress":")[^"]+/,
    '$1Elsewhere',
    /^Organization’s streetAddress is "Elsewhere"/,
  ],
  [
    'no word of what it is about',
    '/about',
    /,"mainEntity":{[^}]+}/,
    '',
    /^AboutPage’s mainEntity is undefined/,
  ],
  ['no structured data', '/contact', /<script.*<\/script>/, '', /^has 0 blocks of structured data/],
])('a page with %s is reported (%s)', (_fault, address, good, bad, problem) => {
  const page = goodPage(address);
  const faulty = page.replace(good, bad);
  expect(faulty).not.toBe(page);
  expect(headProblems(faulty, headOf(address), siteUrl)).toEqual(
    expect.arrayContaining([expect.stringMatching(problem)]),
  );
});

it('questions that are not the page’s own are reported', () => {
  const asked = addressOf(({ questions }) => questions.length > 0);
  const expected = { ...headOf(asked), questions: ['And in fog?'] };
  expect(headProblems(goodPage(asked), expected, siteUrl)).toEqual([
    expect.stringMatching(/^FAQPage’s questions is/),
  ]);
});
