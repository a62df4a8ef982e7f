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

it('lists each page once, in the same order whatever the order of the pages', () => {
  const expected = [`${siteUrl}/`, `${siteUrl}/FMCG`, `${siteUrl}/about`];
  expect(addresses(sitemap(siteUrl, ['/about', '/', '/FMCG', '/about']))).toEqual(expected);
  expect(addresses(sitemap(siteUrl, ['/FMCG', '/about', '/']))).toEqual(expected);
});

it('holds addresses with every sign that XML knows', () => {
  const path = '/terms%20&%20conditions\'"<>';
  expect(addresses(sitemap(siteUrl, [path]))).toEqual([`${siteUrl}${path}`]);
});

it('is named in robots.txt, which keeps no one out', () => {
  expect(robots(siteUrl)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://acme.example/sitemap.xml\n',
  );
});
