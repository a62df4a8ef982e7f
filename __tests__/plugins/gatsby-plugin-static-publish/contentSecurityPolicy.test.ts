/** @jest-environment node */
import { createHash } from 'node:crypto';
import {
  contentSecurityPolicy,
  withContentSecurityPolicy,
} from '../../../plugins/gatsby-plugin-static-publish/src/contentSecurityPolicy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const sources = (policy: string, name: string) =>
  new RegExp(`(?:^|[";] ?)${name} ([^;"]*)`).exec(policy)?.[1]?.split(' ');

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;

const pageWithCharsetAt = (end: number) => {
  const [before = ''] = page('').split('</head>');
  return page('', '<p>'.repeat(1000)).replace('<head>', `<head>${' '.repeat(end - before.length)}`);
};

describe('the policy of a page', () => {
  it('allows each inline script by the hash of its exact text', () => {
    const texts = ['\n  let a = "<style>no</style>";\n', '/*<![CDATA[*/b()/*]]>*/', 'c("ü")'];
    const html = page(
      `<script>${texts[0]}</script><script id="x" data-a="1 &gt; 0">${texts[1]}</script>`,
      `<script type="module">${texts[2]}</script><script type="text/javascript">${texts[2]}</script>`,
    );
    expect(sources(contentSecurityPolicy(html), 'script-src')).toEqual([
      "'self'",
      ...texts.map(hash),
    ]);
  });

  it.each([
    ['none for a file', '<script src="/app.js" async=""></script>', []],
    ['none for data', '<script type="application/ld+json">{}</script>', []],
    ['one for speculation rules', '<script type="speculationrules">{}</script>', [hash('{}')]],
  ])('has the hash of each script that the browser checks: %s', (_what, script, hashes) => {
    const policy = contentSecurityPolicy(page(script));
    expect(sources(policy, 'script-src')).toEqual(["'self'", ...hashes]);
  });

  it('allows each style element by its hash, and the empty one', () => {
    const html = page('<style data-styled="">a{}</style><noscript><style>b{}</style></noscript>');
    expect(sources(contentSecurityPolicy(html), 'style-src')).toEqual([
      "'self'",
      hash(''),
      hash('a{}'),
      hash('b{}'),
    ]);
  });

  it('allows no other origin, and nothing unsafe except style attributes', () => {
    const policy = contentSecurityPolicy('', 'https://api.example').split('; ');
    expect(policy).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      `style-src 'self' ${hash('')}`,
      "style-src-attr 'unsafe-inline'",
      "img-src 'self'",
      "font-src 'self'",
      "manifest-src 'self'",
      "connect-src 'self' https://api.example",
      "media-src 'none'",
      "child-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ]);
  });
});

describe('the transform', () => {
  it('allows connections to the API and to the analytics service, and its script', () => {
    const policyWith = (...addresses: string[]) =>
      withContentSecurityPolicy(...addresses)(page(''), { path: '/' });
    const both = policyWith('https://api.example/v1/', 'https://count.example/count.js?site=acme');
    const analytics = 'https://count.example';
    expect(sources(both, 'connect-src')).toEqual(["'self'", 'https://api.example', analytics]);
    expect(sources(both, 'script-src')).toEqual(["'self'", analytics]);
    for (const name of ['connect-src', 'script-src'])
      expect(sources(policyWith(), name)).toEqual(["'self'"]);
  });

  it.each([
    ['without a charset', '<html><head></head></html>'],
    ['whose charset comes too late', pageWithCharsetAt(1025)],
  ])('stops the build on a page %s, and names it', (_name, html) => {
    expect(withContentSecurityPolicy()(pageWithCharsetAt(1024), { path: '/' })).toContain(
      'Content-Security',
    );
    expect(() => withContentSecurityPolicy()(html, { path: '/about' })).toThrow('/about');
  });
});
