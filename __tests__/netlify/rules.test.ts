/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import type { RoutesManifest } from 'gatsby';
import {
  IMMUTABLE,
  netlifyHeaders,
  netlifyRedirects,
} from '../../plugins/gatsby-plugin-static-publish/src/netlifyFiles';
import { expectedHeaders, headerValues } from '../../scripts/lib/site/expectedHeaders';
import type { NetlifyRules } from '../../scripts/lib/site/netlifyRules';
import { folderForEach } from '../support/folder';
import { runScript } from '../support/runScript';

const rules = runScript<NetlifyRules>('__tests__/support/printNetlifyRules.ts');
const toml = readFileSync('netlify.toml', 'utf8');

const folder = folderForEach();

const speculation = {
  'cache-control': 'public, max-age=86400',
  'content-type': 'application/speculationrules+json',
};
const isKept = { 'cache-control': IMMUTABLE };
const isAskedFor = { 'cache-control': 'public, max-age=0, must-revalidate' };

describe('the rules of netlify.toml', () => {
  it.each<[address: string, own: object]>([
    ['/speculation-rules', speculation],
    ['/static/kufam-ecc6ff99bb09d2c00b99e9db64928f22.woff2', isKept],
    ['/', isAskedFor],
    ['/terms%20&%20conditions', isAskedFor],
    ['/page-data/app-data.json', isAskedFor],
  ])('give %s the strict headers, %j, and no header twice', (address, own) => {
    expect(Object.fromEntries(expectedHeaders(rules.headers, address))).toEqual({
      'strict-transport-security': expect.stringMatching(/^max-age=(\d{8,})/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      // Whatever it names is off.
      'permissions-policy': expect.stringMatching(/^(?=.*camera)(?:[\w-]+=\(\)(?:, |$)){5,}$/),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'speculation-rules': '"/speculation-rules"',
      ...own,
    });
    for (const values of headerValues(rules.headers, address).values()) {
      expect(values).toHaveLength(1);
    }
  });

  // Netlify ignores case and a trailing slash: a redirect between two such addresses would loop.
  it('pass Netlify’s own parsers and contain no redirects', () => {
    expect(rules).toMatchObject({ redirects: [], errors: [] });
    expect(toml).toContain('pretty_urls = true');
    expect(toml).toContain('skip_processing = false');
  });

  it('build the site, publish what the build writes, and name a plugin that exists', () => {
    expect(toml).toMatch(/^ {2}command = "npm run build"$/m);
    expect(toml).toMatch(/^ {2}publish = "public"$/m);
    const [, plugin = ''] = /^ {2}package = "\/([^"]+)"$/m.exec(toml) ?? [];
    expect(existsSync(`${plugin}/manifest.yml`)).toBe(true);
  });

  it('do not let the public credential stop the build', () => {
    expect(toml).toMatch(/SECRETS_SCAN_OMIT_KEYS = "[^"]*GATSBY_API_TOKEN/);
  });
});

const script = 'app-763799bbb4de1ca700c7.js';

it.each([
  ['keep search engines away before the launch', true, ['noindex']],
  ['keep them away no more', false, undefined],
])('the build’s rules %s, and cache hashed scripts for ever', (_what, isHidden, robots) => {
  for (const name of [script, 'sw.js', 'index.html']) folder.write(name);
  folder.write('_headers', netlifyHeaders(folder.at(), isHidden));
  const { headers, errors } = runScript<NetlifyRules>('__tests__/support/printNetlifyRules.ts', [
    folder.at(),
  ]);
  expect(errors).toEqual([]);
  for (const path of ['/', '/a/b/c', '/sw.js', `/${script}`]) {
    expect(Object.fromEntries(headerValues(headers, path))).toEqual({
      ...Object.fromEntries(headerValues(rules.headers, path)),
      'x-robots-tag': robots,
      'content-security-policy': ["frame-ancestors 'none'"],
      'cache-control': path === `/${script}` ? [IMMUTABLE] : undefined,
    });
  }
});

it('an SVG has a policy that leaves its scripts nothing to do, and no other file has it', () => {
  const drawn = ['icon.svg', 'static/d1/logo.svg', 'static/drawings/home.svg', 'offers/A b.SVG'];
  const others = ['index.html', 'static/d2/offer.pdf', 'static/kufam.woff2', 'offers/offer.pdf'];
  for (const name of [...drawn, ...others]) folder.write(name);
  folder.write('_headers', netlifyHeaders(folder.at(), false));
  const { headers, errors } = runScript<NetlifyRules>('__tests__/support/printNetlifyRules.ts', [
    folder.at(),
  ]);
  expect(errors).toEqual([]);
  const policies = (name: string) =>
    headerValues(headers, encodeURI(`/${name}`)).get('content-security-policy');
  for (const name of others) expect(policies(name)).toEqual(["frame-ancestors 'none'"]);
  for (const name of drawn) {
    // The last counts where a host sends but one.
    expect(policies(name)?.at(-1)).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline';.* frame-ancestors 'none'; sandbox$/,
    );
    expect(policies(name)).toHaveLength(2);
  }
});

it('former addresses redirect in one step, before the error page of their language applies', () => {
  const moved = [
    ['/ar/old-name', '/ar/risk'],
    ['/terms%20&%20rules', '/terms%20&%20conditions'],
  ] as const;
  const routes = moved.map(([path, toPath]): RoutesManifest[number] => ({
    type: 'redirect',
    path,
    toPath,
    status: 301,
    headers: [],
  }));
  routes.unshift({ type: 'static', path: '/ar/404', filePath: '', headers: [] });
  folder.write('_redirects', netlifyRedirects(routes));
  const { redirects, errors } = runScript<NetlifyRules>('__tests__/support/printNetlifyRules.ts', [
    folder.at(),
  ]);
  expect({ redirects, errors }).toMatchObject({
    redirects: [
      ...moved.map(([from, to]) => ({ from, to, status: 301, force: false })),
      { from: '/ar/*', to: '/ar/404.html', status: 404, force: false },
    ],
    errors: [],
  });
});
