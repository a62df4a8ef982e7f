import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { firstLoad, totalBytes } from './firstLoad';

const folder = mkdtempSync(path.join(tmpdir(), 'first-load-'));
const files = { 'a.woff2': 500, 'rare.woff2': 300, 'narrow.avif': 20, 'dark.avif': 70 };
for (const [name, size] of Object.entries(files)) {
  writeFileSync(path.join(folder, name), 'x'.repeat(size));
}
afterAll(() => rmSync(folder, { recursive: true }));

const load = (main = '', head = '') =>
  firstLoad(
    `<!DOCTYPE html><html><head><style>@font-face{src:url(/a.woff2)}</style>${head}</head>` +
      `<body><main>${main}</main><script>let a=1</script></body></html>`,
    folder,
  );

const picture = (narrow: string, className = '') =>
  `<picture class="${className}">` +
  '<source media="(max-width: 1023px)" type="image/avif" sizes="(min-width: 1024px) 50vw, 100vw" ' +
  `srcSet="/${narrow}.avif 740w,\n/wide.avif 1600w"/>` +
  '<source type="image/avif" sizes="50vw" srcSet="/wide.avif 1300w"/></picture>';

it('counts each font once, but not one of whose characters none is in the text', () => {
  const again = '<style>@font-face{src:url("/a.woff2")}</style>';
  const rare = `${again}<style>@font-face{src:url(/rare.woff2);unicode-range:U+BD,U+141-142}</style>`;
  expect(load('Lodz', rare).fonts).toEqual([500]);
  expect(load('Łódź', rare).fonts).toEqual([500, 300]);
});

it.each([
  ['that a phone loads', picture('narrow'), 20],
  ['of the light theme', picture('dark', 'only-dark') + picture('narrow', 'only-light'), 20],
  ['of the first screen only', `<h1>A</h1><h2>B</h2>${picture('narrow')}`, 0],
])('weighs the picture %s', (_which, main, bytes) => {
  expect(load(main).picture).toBe(bytes);
  expect(totalBytes(load(main))).toBe(load(main).html + 500 + bytes);
});

it('lists scripts and data that the page loads by itself', () => {
  const data = '<link rel="preload" as="fetch" href="/page-data.json">';
  const { early } = load('', `<script src="/app.js" async></script>${data}`);
  expect(early).toEqual(['/app.js', '/page-data.json']);
});
