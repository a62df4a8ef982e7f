/** @jest-environment node */
import { readFileSync } from 'fs';
import {
  IMMUTABLE,
  netlifyHeaders,
  netlifyRedirects,
} from '../../plugins/gatsby-plugin-static-publish/src/netlifyFiles';
import { expectedHeaders, headerValues } from '../../scripts/lib/expectedHeaders';
import type { NetlifyRules } from '../../scripts/lib/netlifyRules';
import { folderForEach } from '../support/folder';
import { runScript } from '../support/runScript';

const rules = runScript<NetlifyRules>('scripts/netlify-rules.ts');
const toml = readFileSync('netlify.toml', 'utf8');

const folder = folderForEach();

const KEPT = 'public, max-age=31536000, immutable';
const ASKED_AGAIN = 'public, max-age=0, must-revalidate';

const speculation = {
  'cache-control': 'public, max-age=86400',
  'content-type': 'application/speculationrules+json',
};

/** Addresses, each with what is its own beside the strict set. */
const addresses = [
  ['/speculation-rules', speculation] as const,
  ...[
    '/static/kufam-ecc6ff99bb09d2c00b99e9db64928f22.woff2',
    '/static/9f6b/airlines-wide.avif',
    '/app-763799bbb4de1ca700c7.js',
    '/component---src-pages-index-tsx-f90b9f8833ec579f79ef.js',
  ].map((address) => [address, { 'cache-control': KEPT }] as const),
  ...[
    '/',
    '/about',
    '/about/',
    '/FMCG',
    '/ar/risk',
    '/terms%20&%20conditions',
    '/terms & conditions',
    '/a/b/c',
    '/.env',
    '/icon.svg',
    '/robots.txt',
    '/page-data/app-data.json',
  ].map((address) => [address, { 'cache-control': ASKED_AGAIN }] as const),
];

describe('the rules of netlify.toml', () => {
  it('can be read by Netlify’s own parsers', () => {
    expect(rules.errors).toEqual([]);
    expect(rules.headers.length).toBeGreaterThan(1);
  });

  it.each(addresses)('give %s the strict set, %j, and no header twice', (address, own) => {
    expect(Object.fromEntries(expectedHeaders(rules.headers, address))).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'strict-transport-security': expect.stringMatching(/^max-age=(\d{8,})/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'speculation-rules': '"/speculation-rules"',
      ...own,
    });
    const counts = [...headerValues(rules.headers, address)].filter(([, values]) => values[1]);
    expect(counts).toEqual([]);
  });

  // Netlify compares addresses without their case and their last slash: a rule between two addresses
  // that differ in nothing else would lead to itself.
  it('redirect nothing, so nothing to itself', () => {
    expect(rules.redirects).toEqual([]);
    expect(toml).toContain('pretty_urls = true');
  });

  it('do not let the public credential stop the build', () => {
    expect(toml).toMatch(/SECRETS_SCAN_OMIT_KEYS = "[^"]*GATSBY_API_TOKEN/);
  });
});

const script = 'app-763799bbb4de1ca700c7.js';

function rulesWith(isHidden: boolean): NetlifyRules {
  for (const name of [script, 'sw.js', 'index.html']) folder.write(name);
  folder.write('_headers', netlifyHeaders(folder.at(), isHidden));
  return runScript<NetlifyRules>('scripts/netlify-rules.ts', [folder.at()]);
}

it('the build’s rules let a script be kept for ever that is named after its content, and set nothing twice', () => {
  const { headers, errors } = rulesWith(false);
  expect(errors).toEqual([]);
  const values = headerValues(headers, `/${script}`);
  expect(values.get('cache-control')).toEqual([IMMUTABLE]);
  expect([...values.values()].filter(({ length }) => length > 1)).toEqual([]);
  expect(headerValues(headers, '/sw.js').has('cache-control')).toBe(false);
  expect(headerValues(headers, '/about').has('x-robots-tag')).toBe(false);
});

it('the build’s rules keep search engines away, beside the strict set', () => {
  const { headers, errors } = rulesWith(true);
  expect(errors).toEqual([]);
  for (const path of ['/', '/about', '/a/b/c', `/${script}`]) {
    const expected = expectedHeaders(headers, path);
    expect(expected.get('x-robots-tag')).toBe('noindex');
    expect(expected.get('x-content-type-options')).toBe('nosniff');
  }
});

it('former addresses lead on where there is no page, one step each', () => {
  const moved = [
    ['/old-name', '/risk'],
    ['/terms%20&%20rules', '/terms%20&%20conditions'],
  ] as const;
  const text = netlifyRedirects(
    moved.map(([path, toPath]) => ({ type: 'redirect', path, toPath, status: 301, headers: [] })),
  );
  folder.write('_redirects', text);
  const { redirects, errors } = runScript<NetlifyRules>('scripts/netlify-rules.ts', [folder.at()]);
  expect(errors).toEqual([]);
  expect(redirects).toMatchObject(
    moved.map(([from, to]) => ({ from, to, status: 301, force: false })),
  );
});
