import { join } from 'node:path';
import sharp from 'sharp';
import {
  sitemap,
  writeSiteFiles,
} from '../../../plugins/gatsby-plugin-static-publish/src/siteFiles';
import { folderForEach } from '../../support/folder';

const siteUrl = 'https://acme.example';

function read(pages: Parameters<typeof sitemap>[0]['pages'], name: string): Element[][] {
  const xml = new DOMParser().parseFromString(sitemap({ siteUrl, pages }), 'application/xml');
  expect(xml.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  return [...xml.querySelectorAll('urlset > url')].map((url) => [
    ...url.getElementsByTagNameNS('*', name),
  ]);
}

it('the sitemap lists each page’s languages, with the main one as x-default', () => {
  const alternates = [
    { language: 'en', path: '/a%20&%20b' },
    { language: 'ar', path: '/ar/a%20&%20b' },
  ];
  const pages = alternates.map(({ path }) => ({ path, alternates }));
  const links = read(pages, 'link').map((page) =>
    page.map((link) => ['hreflang', 'href'].map((name) => link.getAttribute(name))),
  );
  const each = [
    ['en', `${siteUrl}/a%20&%20b`],
    ['x-default', `${siteUrl}/a%20&%20b`],
    ['ar', `${siteUrl}/ar/a%20&%20b`],
  ];
  expect(links).toEqual([each, each]);
});

it('the sitemap says on which day a page was last changed, where that is known', () => {
  const pages = [
    { path: '/', alternates: [], lastChange: '2031-05-24' },
    { path: '/new', alternates: [] },
  ];
  const days = read(pages, 'lastmod').map((page) => page.map((day) => day.textContent));
  expect(days).toEqual([['2031-05-24'], []]);
});

describe('what is written', () => {
  const project = folderForEach();
  const text = (file: string) => project.read(`public/${file}`);
  beforeEach(() => {
    project.write('public/index.html');
    const pages = [{ path: '/', alternates: [] }];
    writeSiteFiles(
      project.at(),
      { name: 'Acme', language: 'en', email: 'hello@acme.example', siteUrl, pages },
      new Date('2026-11-25T12:00:00Z'),
    );
  });

  it('is a security.txt with the company’s mailbox that expires within a year (RFC 9116)', () => {
    expect(text('.well-known/security.txt')).toBe(
      [
        'Contact: mailto:hello@acme.example',
        'Expires: 2027-10-01T00:00:00.000Z',
        'Preferred-Languages: en',
        'Canonical: https://acme.example/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  it('is a sitemap, a manifest and a robots.txt that allows everything', () => {
    expect(text('sitemap.xml')).toContain(`<loc>${siteUrl}/</loc></url>`);
    expect(text('robots.txt')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://acme.example/sitemap.xml\n',
    );
    expect(JSON.parse(text('manifest.webmanifest'))).toMatchObject({
      name: 'Acme',
      short_name: 'Acme',
      lang: 'en',
      start_url: '/',
      // As an app it would lose the browser's Back button.
      display: 'browser',
      theme_color: '#05242D',
    });
  });

  it('names icons that exist in the stated size', async () => {
    const { icons } = JSON.parse(text('manifest.webmanifest'));
    expect(icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose])).toEqual([
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ]);
    const apple = { src: '/icons/apple-touch-icon.png', sizes: '180x180' };
    for (const { src, sizes } of [...icons, apple]) {
      const { width, height } = await sharp(join('static', src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });
});
