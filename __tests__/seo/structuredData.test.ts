import { structuredData, toScriptText, type DescribedPage } from '../../src/seo/structuredData';

const publisher = {
  name: 'Acme',
  language: 'en',
  email: 'desk@acme.example',
  phone: '+971 4 111 1111',
  address: 'Media City',
  siteUrl: 'https://acme.example',
  accounts: [],
};

const page: DescribedPage = {
  name: 'Rowing',
  title: 'How a Club Rowed Faster',
  description: 'A story.',
  path: '/terms%20&%20oars',
};

/** The graph as a reader of the page gets it. */
const graph = (described: DescribedPage, accounts: string[] = []) =>
  JSON.parse(toScriptText(structuredData({ ...publisher, accounts }, described)));

it('says on the home page who the company is and what the site is', () => {
  expect(graph({ ...page, path: '/' })).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': 'https://acme.example/#organization',
        name: 'Acme',
        url: 'https://acme.example/',
        logo: 'https://acme.example/icons/icon-512.png',
        email: 'desk@acme.example',
        telephone: '+971 4 111 1111',
        address: 'Media City',
      },
      {
        '@type': 'WebSite',
        '@id': 'https://acme.example/#website',
        name: 'Acme',
        url: 'https://acme.example/',
        inLanguage: 'en',
        publisher: { '@id': 'https://acme.example/#organization' },
      },
    ],
  });
});

it('names the company’s accounts where there are some', () => {
  const [organization] = graph({ ...page, path: '/' }, ['https://social.example/acme'])['@graph'];
  expect(organization.sameAs).toEqual(['https://social.example/acme']);
});

const home = {
  '@type': 'ListItem',
  position: 1,
  name: 'Acme',
  item: 'https://acme.example/',
};

it('leads from the home page to every other page', () => {
  expect(graph(page)['@graph']).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        home,
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Rowing',
          item: 'https://acme.example/terms%20&%20oars',
        },
      ],
    },
  ]);
});

const organization = {
  '@type': 'Organization',
  '@id': 'https://acme.example/#organization',
  name: 'Acme',
  url: 'https://acme.example/',
};

it('describes a service, its kind and who provides it', () => {
  const parent = { name: 'Helm Services', path: '/#helm' };
  const [trail, service] = graph({ ...page, kind: 'service', parent })['@graph'];
  expect(trail.itemListElement).toEqual([
    home,
    { '@type': 'ListItem', position: 2, name: 'Helm Services', item: 'https://acme.example/#helm' },
    expect.objectContaining({ position: 3, name: 'Rowing' }),
  ]);
  expect(service).toEqual({
    '@type': 'Service',
    name: 'Rowing',
    description: 'A story.',
    url: 'https://acme.example/terms%20&%20oars',
    serviceType: 'Helm Services',
    provider: organization,
  });
});

it('says of a service that stands by itself no more than it knows', () => {
  const [, service] = graph({ ...page, kind: 'service' })['@graph'];
  expect(service).toMatchObject({ '@type': 'Service', provider: organization });
  expect(service).not.toHaveProperty('serviceType');
});

it('describes a case study as an article with its picture, author and publisher', () => {
  const [, article] = graph({ ...page, path: '/rowing', kind: 'article' })['@graph'];
  expect(article).toEqual({
    '@type': 'Article',
    headline: 'How a Club Rowed Faster',
    description: 'A story.',
    url: 'https://acme.example/rowing',
    image: 'https://acme.example/share/rowing.png',
    inLanguage: 'en',
    author: organization,
    publisher: { '@id': 'https://acme.example/#organization' },
  });
});

it('cannot end the script element, whatever the content says', () => {
  const name = '</script><!-- <script>';
  const text = toScriptText(structuredData(publisher, { ...page, name }));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].itemListElement[1].name).toBe(name);
});
