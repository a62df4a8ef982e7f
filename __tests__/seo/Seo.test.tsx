import { act, render, waitFor } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { headTitle } from '../../src/content/text/headTitle';
import { CurrentPage } from '../../src/hooks/currentPage';
import { loadDocumentHead, Seo } from '../../src/seo/Seo';
import { type Publisher, structuredData, toScriptText } from '../../src/seo/structuredData';
import { graph, head, meta, renderPage } from '../support/renderPage';
import { siteQuery } from '../support/siteContent';

const page = {
  title: 'Rowing',
  description: 'We row & steer.',
};

const canonicalPath = '/rowing';

const inBoth = [
  { language: 'en', path: '/rowing' },
  { language: 'ar', path: '/ar/rowing' },
];

const alternates = () =>
  [...document.head.querySelectorAll('[rel="alternate"]')].map(
    (link) => `${link.getAttribute('hreflang') ?? ''} ${link.getAttribute('href') ?? ''}`,
  );

it('the head has the social tags, and no alternate links for a page in one language', async () => {
  await renderPage(<Seo {...page} />, { canonicalPath });
  const card = 'https://acme.example/share/rowing.png';
  const alt = 'The Acme mark and “Rowing” beside a drawing.';
  const expected = {
    'og:title': 'Rowing',
    'og:description': 'We row & steer.',
    'og:type': 'website',
    'og:url': 'https://acme.example/rowing',
    'og:site_name': 'Acme',
    'og:locale': 'en_GB',
    'og:image': card,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': alt,
    'twitter:card': 'summary_large_image',
    'twitter:title': 'Rowing',
    'twitter:description': 'We row & steer.',
    'twitter:image': card,
    'twitter:image:alt': alt,
  };
  const said = Object.keys(expected).map((name) => [name, meta(name).join(' and ')]);
  expect(Object.fromEntries(said)).toEqual(expected);
  expect([...alternates(), ...meta('og:locale:alternate')]).toEqual([]);
});

it('the card’s alternative text says the words that are drawn on it, not the search title', async () => {
  const card = { title: 'Rowing & Steering', label: 'Sports' };
  await renderPage(<Seo {...page} />, { canonicalPath, card });
  const alt = 'The Acme mark and “Rowing & Steering” beside a drawing.';
  expect([...meta('og:image:alt'), ...meta('twitter:image:alt')]).toEqual([alt, alt]);
});

it.each([
  ['en', '', 'en_GB', ['ar_AE']],
  ['ar', 'rtl', 'ar_AE', ['en_GB']],
])(
  'the head has the page’s language, direction and alternate links (%s)',
  async (language, dir, own, others) => {
    await renderPage(<Seo {...page} />, { canonicalPath, language, alternates: inBoth });
    expect(document.documentElement).toHaveAttribute('lang', language);
    expect(document.documentElement.dir).toBe(dir);
    expect([meta('og:locale'), meta('og:locale:alternate')]).toEqual([[own], others]);
    expect(alternates()).toEqual([
      'en https://acme.example/rowing',
      'x-default https://acme.example/rowing',
      'ar https://acme.example/ar/rowing',
    ]);
  },
);

it('a page without a path is noindex', async () => {
  await renderPage(<Seo title="Lost" description="Nothing is here." />, { alternates: inBoth });
  expect(head()).toMatchObject({ robots: 'noindex', canonical: undefined, types: [] });
  expect([...meta('og:url'), ...alternates()]).toEqual([]);
  expect(meta('og:image')).toEqual(['https://acme.example/share/error.png']);
});

it('the head from the HTML stays until another page opens', async () => {
  jest.mocked(useStaticQuery).mockReturnValue(siteQuery);
  document.title = 'Opened';
  render(
    <CurrentPage.Provider value={{ canonicalPath, language: 'en', alternates: [] }}>
      <Seo {...page} title="Steering" />
    </CurrentPage.Provider>,
  );
  expect(document.title).toBe('Opened');
  // A page that rendered before the head's code has loaded gets its head, too.
  await act(loadDocumentHead);
  await waitFor(() => expect(document.title).toBe('Steering | Acme'));
  expect(head().canonical).toBe('https://acme.example/rowing');
});

const company = {
  '@type': 'Organization',
  '@id': 'https://acme.example/#organization',
  name: 'Acme',
  url: 'https://acme.example/',
};

const organization = {
  ...company,
  logo: 'https://acme.example/icons/icon-512.png',
  email: 'desk@acme.example',
  telephone: '+971 4 111 1111',
  address: {
    '@type': 'PostalAddress',
    streetAddress: 'Media City',
    addressLocality: 'Port Town',
    addressCountry: 'OM',
  },
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: '+971 4 111 1111',
    email: 'desk@acme.example',
    availableLanguage: ['en', 'ar'],
  },
  areaServed: 'OM',
  sameAs: ['https://network.example/acme'],
};

it.each(['AboutPage', 'ContactPage'] as const)(
  'the structured data of an %s describes the company, too',
  async (describes) => {
    await renderPage(<Seo {...page} />, { canonicalPath, describes });
    expect(graph().slice(1)).toEqual([
      {
        '@type': describes,
        name: 'Rowing',
        description: 'We row & steer.',
        url: 'https://acme.example/rowing',
        inLanguage: 'en',
        mainEntity: { '@id': company['@id'] },
      },
      organization,
    ]);
  },
);

it('the home page’s structured data describes the company, its fields and the site', async () => {
  const knowsAbout = ['Rowing', 'Steering'];
  await renderPage(<Seo {...page} knowsAbout={knowsAbout} />, { canonicalPath: '/' });
  expect(graph()).toEqual([
    { ...organization, description: 'We row & steer.', knowsAbout },
    {
      '@type': 'WebSite',
      '@id': 'https://acme.example/#website',
      name: 'Acme',
      url: 'https://acme.example/',
      inLanguage: 'en',
      publisher: { '@id': company['@id'] },
    },
  ]);
});

it('the structured data of a page in another language keep to that edition', async () => {
  const inArabic = { language: 'ar', alternates: inBoth };
  const { unmount } = await renderPage(<Seo {...page} />, { ...inArabic, canonicalPath: '/ar' });
  const site = { '@id': 'https://acme.example/ar#website', url: 'https://acme.example/ar' };
  expect(graph()).toMatchObject([
    { ...company, name: expect.any(String) },
    { '@type': 'WebSite', ...site, inLanguage: 'ar' },
  ]);
  unmount();
  await renderPage(<Seo {...page} />, { ...inArabic, canonicalPath: '/ar/rowing' });
  expect(head().trail).toEqual([
    expect.stringMatching(/ https:\/\/acme\.example\/ar$/),
    'Rowing https://acme.example/ar/rowing',
  ]);
});

it('a service’s structured data has its type and its provider', async () => {
  await renderPage(<Seo {...page} name="Rowing Club" />, {
    canonicalPath,
    describes: 'Service',
    serviceType: 'Helm Services',
  });
  expect(head().trail).toEqual([
    'Home https://acme.example/',
    'Rowing Club https://acme.example/rowing',
  ]);
  expect(graph().slice(1)).toEqual([
    {
      '@type': 'Service',
      name: 'Rowing Club',
      description: 'We row & steer.',
      url: 'https://acme.example/rowing',
      serviceType: 'Helm Services',
      provider: company,
    },
  ]);
});

it('a case study’s structured data is a page with a picture and a publisher', async () => {
  await renderPage(<Seo {...page} name="Rowing Club" />, { canonicalPath, describes: 'WebPage' });
  // As its structured data: an article would want the date that it has not.
  expect(meta('og:type')).toEqual(['website']);
  expect(graph()[1]).toEqual({
    '@type': 'WebPage',
    name: 'Rowing',
    description: 'We row & steer.',
    url: 'https://acme.example/rowing',
    image: 'https://acme.example/share/rowing.png',
    inLanguage: 'en',
    publisher: { '@id': company['@id'] },
  });
});

it('a page that has news shows it on networks, and its name in search results', async () => {
  await renderPage(<Seo {...page} shareTitle="The boat came first." />, { canonicalPath });
  const shown = [...meta('og:title'), ...meta('twitter:title')];
  expect(shown).toEqual(['The boat came first.', 'The boat came first.']);
  expect(document.title).toBe('Rowing | Acme');
});

it('gives a case study that borrows a sharing card that card as its picture', async () => {
  const card = { title: 'All Stories', label: 'Acme', of: '/success' };
  await renderPage(<Seo {...page} />, { canonicalPath, describes: 'WebPage', card });
  expect(meta('og:image')).toEqual(['https://acme.example/share/success.png']);
  expect(graph()[1]).toMatchObject({ image: meta('og:image')[0] });
});

it.each([
  ['what the menu calls it', '/success', undefined, 'All Stories'],
  ['its own name where it gives one', '/success', 'Stories', 'Stories'],
  ['its title where it has no other name', '/rowing', undefined, 'Rowing'],
])('breadcrumbs name a page by %s', async (_what, path, name, last) => {
  await renderPage(<Seo {...page} name={name} />, { canonicalPath: path });
  expect(head().trail).toEqual([
    'Home https://acme.example/',
    `${last} https://acme.example${path}`,
  ]);
});

it('breadcrumbs have the page above between the home page and the page', async () => {
  const parent = { name: 'All Stories', path: '/success' };
  await renderPage(<Seo {...page} />, { canonicalPath, describes: 'WebPage', parent });
  expect(head().trail).toEqual([
    'Home https://acme.example/',
    'All Stories https://acme.example/success',
    'Rowing https://acme.example/rowing',
  ]);
});

it('questions and answers are in the structured data as plain text', async () => {
  const questions = [{ question: 'And in fog?', answer: 'Then we [whistle](/whistles), twice.' }];
  await renderPage(<Seo {...page} questions={questions} />, { canonicalPath });
  expect(graph().at(-1)).toEqual({
    '@type': 'FAQPage',
    url: 'https://acme.example/rowing',
    inLanguage: 'en',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'And in fog?',
        acceptedAnswer: { '@type': 'Answer', text: 'Then we whistle, twice.' },
      },
    ],
  });
});

it('structured data leaves out empty facts and cannot end its script element', () => {
  const publisher: Publisher = {
    name: 'Acme',
    language: 'en',
    languages: ['en'],
    siteUrl: 'https://acme.example',
    email: '',
    phone: '',
    address: '',
    city: '',
    country: '',
    social: [],
  };
  const described = { ...page, name: '</script><!-- <script>', home: 'Front', path: '/', card: '' };
  const said = (path: string) => toScriptText(structuredData(publisher, { ...described, path }));
  expect(said('/')).not.toContain('sameAs');
  expect(said('/rowing')).not.toContain('<');
  expect(JSON.parse(said('/rowing'))['@graph'][0].itemListElement).toMatchObject([
    { position: 1, name: 'Front' },
    { position: 2, name: described.name },
  ]);
});

it.each([
  ['Whether people believe what you say', ' | Northern Lights Labs'],
  ['Whether people believe the things you say', ''],
])('a title with the company’s name stays within 60 characters: "%s"', (title, name) => {
  expect(headTitle(title, '| Northern Lights Labs')).toBe(title + name);
});
