import { robots, sitemap } from '../../../plugins/gatsby-plugin-static-publish/src/siteFiles';

/** The addresses of a sitemap, as an XML parser reads them. */
function addresses(xml: string): string[] {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  expect(parsed.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  return [...parsed.querySelectorAll('urlset > url > loc')].map(
    (element) => element.textContent ?? '',
  );
}

const siteUrl = 'https://acme.example';

const plain = (...paths: string[]) => paths.map((path) => ({ path, alternates: [] }));

it('lists the pages in the same order whatever the order of the pages', () => {
  const expected = [`${siteUrl}/`, `${siteUrl}/FMCG`, `${siteUrl}/about`];
  expect(addresses(sitemap(siteUrl, plain('/about', '/', '/FMCG')))).toEqual(expected);
  expect(addresses(sitemap(siteUrl, plain('/FMCG', '/about', '/')))).toEqual(expected);
});

it('holds addresses with every sign that XML knows', () => {
  const path = '/terms%20&%20conditions\'"<>';
  expect(addresses(sitemap(siteUrl, plain(path)))).toEqual([`${siteUrl}${path}`]);
});

it('names the languages of a page, with the main one for everybody else', () => {
  const alternates = [
    { language: 'en', path: '/about' },
    { language: 'ar', path: '/ar/about' },
  ];
  const pages = alternates.map(({ path }) => ({ path, alternates }));
  const parsed = new DOMParser().parseFromString(sitemap(siteUrl, pages), 'application/xml');
  const links = [...parsed.querySelectorAll('url')].map((url) =>
    [...url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')].map(
      (link) => `${link.getAttribute('hreflang') ?? ''} ${link.getAttribute('href') ?? ''}`,
    ),
  );
  const each = [`en ${siteUrl}/about`, `x-default ${siteUrl}/about`, `ar ${siteUrl}/ar/about`];
  expect(links).toEqual([each, each]);
});

it('is named in robots.txt, which keeps no one out', () => {
  expect(robots(siteUrl)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://acme.example/sitemap.xml\n',
  );
});
