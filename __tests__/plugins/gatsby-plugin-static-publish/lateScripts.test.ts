import {
  lateScripts,
  READABLE_PATH,
} from '../../../plugins/gatsby-plugin-static-publish/src/lateScripts';
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

const addressesIn = (html: string): string[] =>
  JSON.parse(/pageScripts=(\[[^\]]*\])/.exec(html)?.[1] ?? '[]');

it('the scripts leave the page and are listed in order, the layout’s before the last', () => {
  const html = lateScripts(folder.at())(page(), '/risk');
  expect(html).toMatch(
    /^<html><head><\/head><body><div id="___gatsby"><\/div><script>window\.pagePath="\/risk";[^<]*<\/script><\/body><\/html>$/,
  );
  const [first = '', ...others] = addressesIn(html);
  // The loader's settings become a script that loads first.
  expect(folder.read(first)).toBe(
    `window.___chunkMapping="${pieces}";window.___webpackCompilationHash="abc";`,
  );
  expect(others).toEqual([
    '/webpack-runtime-1.js',
    '/framework-2.js',
    '/parts-4.js',
    '/layout-5.js',
    '/app-3.js',
  ]);
});

it.each([
  ['the comments are gone', page().replaceAll('slice-', 'part-'), 'between the comments'],
  ['there are fewer scripts', page(scripts.slice(1)), 'between the comments'],
  ['a setting is gone', page().replace('___webpackCompilationHash', '___hash'), 'two settings'],
  ['the layout is no piece of its own', page(scripts, '{}'), 'scripts of the layout'],
])('the build stops where %s', (_change, html, reason) => {
  expect(() => lateScripts(folder.at())(html, '/risk')).toThrow(reason);
});

// https://github.com/remix-run/react-router/issues/5824
it.each([
  ['/100%?a=b#c', '/100%EF%BC%85?a=b#c'],
  ['/%E0%A4%A', '/%EF%BC%85E0%EF%BC%85A4%EF%BC%85A'],
  ['/100%25', '/100%EF%BC%8525'],
  ['/terms%20&%20conditions', '/terms%20&%20conditions'],
])('the router can read the address %s on the error page', (address, readable) => {
  const errorPage = page().replace('"/risk"', '"/404.html"');
  const html = lateScripts(folder.at())(errorPage, '/404');
  expect(html).toContain(`<script>${READABLE_PATH}window.pagePath`);
  window.history.replaceState(null, '', address);
  const run = document.createElement('script');
  run.textContent = READABLE_PATH;
  document.head.append(run);
  expect(window.location.href.slice(window.location.origin.length)).toBe(readable);
  window.history.replaceState(null, '', '/');
});
