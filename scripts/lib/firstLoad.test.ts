import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtAddresses, firstLoad, readBuiltPage, total } from './firstLoad';

let folder: string;

const put = (file: string, size: number) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), 'x'.repeat(size));
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'first-load-'));
  put('static/a.woff2', 500);
  put('static/narrow-740.avif', 20);
  put('static/narrow-1600.avif', 90);
  put('static/wide.avif', 1000);
});

afterEach(() => rmSync(folder, { recursive: true }));

const page = (head = '', main = '') =>
  `<!DOCTYPE html><html><head><style>@font-face{src:url(/static/a.woff2)}</style>${head}</head>` +
  `<body><main>${main}</main><script>let a=1</script><script type="application/ld+json">{}</script></body></html>`;

const picture = (loading: string, className = '') =>
  `<picture class="${className}">` +
  '<source media="(max-width: 1023px)" type="image/avif" sizes="(min-width: 1024px) 50vw, 100vw" ' +
  'srcSet="/static/narrow-740.avif 740w,\n/static/narrow-1600.avif 1600w"/>' +
  '<source type="image/avif" sizes="50vw" srcSet="/static/wide.avif 1300w"/>' +
  `<img src="/static/wide.webp" loading="${loading}"/></picture>`;

it('weighs the document, and the styles and scripts in it', () => {
  const light = firstLoad(page(), folder);
  const heavy = firstLoad(page('<style>p{color:red;margin:12px}</style>'), folder);
  expect(heavy.html).toBeGreaterThan(light.html);
  expect(heavy.styles).toBeGreaterThan(light.styles);
  expect(heavy.inlineScript).toBe(light.inlineScript);
});

it('counts no data as a script', () => {
  const data = '<script type="application/ld+json">{"a":"something long"}</script>';
  expect(firstLoad(page(data), folder).inlineScript).toBe(firstLoad(page(), folder).inlineScript);
});

it('counts each font of the styles once', () => {
  const again = '<style>@font-face{src:url("/static/a.woff2")}</style>';
  expect(firstLoad(page(again), folder).fonts).toEqual([500]);
});

it('leaves out a font of which the text has no character, as browsers do', () => {
  put('static/rare.woff2', 300);
  const rare =
    '<style>@font-face{src:url(/static/rare.woff2);unicode-range:U+BD,U+141-142}</style>';
  expect(firstLoad(page(rare, 'Lodz'), folder).fonts).toEqual([500]);
  expect(firstLoad(page(rare, 'Łódź'), folder).fonts).toEqual([500, 300]);
});

it('takes the picture that a phone takes', () => {
  expect(firstLoad(page('', picture('eager')), folder).picture).toBe(20);
});

it('takes the picture of the light theme where each theme has its own', () => {
  put('static/dark.avif', 70);
  const dark = picture('lazy', 'only-dark').replaceAll('narrow-740', 'dark');
  expect(firstLoad(page('', dark + picture('lazy', 'a only-light')), folder).picture).toBe(20);
});

it('leaves pictures out that stand further down', () => {
  const below = `<h1>A</h1><h2>B</h2>${picture('lazy')}`;
  expect(firstLoad(page('', below), folder).picture).toBe(0);
});

it.each([
  ['<script src="/app.js" async></script>', '/app.js'],
  ['<link rel="preload" as="fetch" href="/page-data.json">', '/page-data.json'],
  ['<link rel="preload" as="script" href="/app.js">', '/app.js'],
])('finds what is loaded early: %s', (element, address) => {
  expect(firstLoad(page(element), folder).early).toEqual([address]);
});

it('adds up', () => {
  const load = firstLoad(page('', picture('eager')), folder);
  expect(total(load)).toBe(load.html + 500 + 20);
});

it('names a file that is missing', () => {
  const missing = '<style>@font-face{src:url(/static/b.woff2)}</style>';
  expect(() => firstLoad(page(missing), folder)).toThrow('/static/b.woff2 is not in public/.');
});

it.each(['risk.html', 'risk/index.html'])('reads a page that stands in %s', (file) => {
  put(file, 3);
  expect(readBuiltPage(folder, '/risk')).toBe('xxx');
});

it('knows the pages by the sitemap', () => {
  const entry = (address: string) => `<url><loc>https://a.example${address}</loc></url>`;
  writeFileSync(
    path.join(folder, 'sitemap.xml'),
    `<urlset>${entry('/')}${entry('/terms%20&amp;%20conditions')}</urlset>`,
  );
  expect(builtAddresses(folder)).toEqual(['/', '/terms%20&%20conditions']);
});
