import fs from 'node:fs';
import {
  lateScripts,
  READABLE_PATH,
} from '../../../plugins/gatsby-plugin-start-on-intent/src/lateScripts';
import { folderForEach } from '../../support/folder';

const folder = folderForEach();

const scripts = ['/webpack-runtime-1.js', '/framework-2.js', '/app-3.js'];

const pieces = '{\\"app\\":[\\"/app-3.js\\"],\\"layout\\":[\\"/parts-4.js\\",\\"/layout-5.js\\"]}';

const page = (sources = scripts, mapping = pieces) =>
  [
    '<html><head></head><body><div id="___gatsby"></div>',
    '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/risk";/*]]>*/</script>',
    '<!-- slice-start id="_gatsby-scripts-1" -->\n          <script\n            id="gatsby-chunk-mapping"\n          >\n',
    `            window.___chunkMapping="${mapping}";\n          </script>\n        `,
    '<script>window.___webpackCompilationHash="abc";</script>',
    ...sources.map((source) => `<script src="${source}" async></script>`),
    '<!-- slice-end id="_gatsby-scripts-1" --></body></html>',
  ].join('');

const RISK = { path: '/risk', isErrorPage: false };

const addressesIn = (html: string): string[] =>
  JSON.parse(/pageScripts=.*?&&(\[[^\]]*\])/.exec(html)?.[1] ?? '[]');

it('the scripts leave the page and are listed in order, the layout’s before the last', () => {
  const html = lateScripts(folder.at())(page(), RISK);
  expect(html).toMatch(
    /^<html><head><\/head><body><div id="___gatsby"><\/div><script>window\.pagePath="\/risk";[^<]*<\/script><\/body><\/html>$/,
  );
  const [first = '', ...others] = addressesIn(html);
  // The loader's settings become a script that loads first.
  expect(folder.read(first)).toBe(
    `${READABLE_PATH}window.___chunkMapping="${pieces}";window.___webpackCompilationHash="abc";`,
  );
  expect(others).toEqual([
    '/webpack-runtime-1.js',
    '/framework-2.js',
    '/parts-4.js',
    '/layout-5.js',
    '/app-3.js',
  ]);
});

it('the loader’s settings are written once, however many pages there are', () => {
  const write = jest.spyOn(fs, 'writeFileSync');
  const step = lateScripts(folder.at());
  expect(step(page(), RISK)).toBe(step(page(), RISK));
  step(page(scripts, '{\\"layout\\":[\\"/layout-6.js\\"]}'), RISK);
  expect(write).toHaveBeenCalledTimes(2);
  write.mockRestore();
});

it.each([
  ['the comments are gone', page().replaceAll('slice-', 'part-'), 'between the comments'],
  ['there are fewer scripts', page(scripts.slice(1)), 'between the comments'],
  ['a setting is gone', page().replace('___webpackCompilationHash', '___hash'), 'two settings'],
  ['the layout is no piece of its own', page(scripts, '{}'), 'scripts of the layout'],
])('the build stops where %s', (_change, html, reason) => {
  expect(() => lateScripts(folder.at())(html, RISK)).toThrow(reason);
});

// https://github.com/gatsbyjs/gatsby/issues/14964
it.each<[path: string, address: string, isOwn: boolean, named?: string]>([
  ['/risk', '/risk/', true],
  ['/risk', '/risk.html?a=b#c', true],
  ['/risk', '//risk/index.html', true],
  ['/FMCG', '/fmcg', true],
  ['/FMCG', '/FMCG', true, ''],
  ['/FMCG', '/fmcg', true, ''],
  ['/FMCG', '/risk', false, ''],
  ['/', '/index.html', true],
  ['/', '//', true],
  ['/terms & conditions', '/terms%20%26%20conditions', true],
  ['/404.html', '/web/2024/nowhere', true],
  ['/404-hours', '/web/2024/404-hours', false],
  ['/risk', '/web/2024/https://site.example/risk', false],
  ['/risk', '/risks', false],
  ['/', '/mirror/', false],
  ['/ar/risk', '/risk', false],
])('the page of %s at %s has scripts to start: %s', (path, address, isOwn, named = path) => {
  const html = lateScripts(folder.at())(page().replace('"/risk"', `"${named}"`), {
    path,
    isErrorPage: path === '/404.html',
  });
  const [, condition = ''] = /pageScripts=(.*?)&&\[/.exec(html) ?? [];
  window.history.replaceState(null, '', window.location.origin + address);
  const run = document.createElement('script');
  run.textContent = `document.title = String(${condition})`;
  document.head.append(run);
  expect(document.title).toBe(String(isOwn));
  window.history.replaceState(null, '', '/');
});

// https://github.com/remix-run/react-router/issues/5824
it.each([
  ['/100%?a=b#c', '/100%EF%BC%85?a=b#c'],
  ['/%E0%A4%A', '/%EF%BC%85E0%EF%BC%85A4%EF%BC%85A'],
  ['/100%25', '/100%EF%BC%8525'],
  ['//evil.example/%', '/evil.example/%EF%BC%85'],
  ['///evil.example?a=b#c', '/evil.example?a=b#c'],
  ['//', '/'],
  ['/terms%20&%20conditions', '/terms%20&%20conditions'],
])('the router can read the address %s on the error page', (address, readable) => {
  window.history.replaceState(null, '', window.location.origin + address);
  const run = document.createElement('script');
  run.textContent = READABLE_PATH;
  document.head.append(run);
  expect(window.location.href.slice(window.location.origin.length)).toBe(readable);
  window.history.replaceState(null, '', '/');
});
