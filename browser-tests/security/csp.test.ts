/** The content security policy. Every test reports violations of it (support/watchDocument.ts). */
import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';
import { pathIn } from '../../src/content/text/languages';
import { expect, test } from '../fixtures';
import { API, SITE } from '../support/addresses';
import { otherLanguages } from '../support/content';
import { everyPage } from '../support/routes';
import { open } from '../support/screens';

/** Pages in the languages other than the main one. */
const others = otherLanguages.flatMap(({ code }) => everyPage.map((path) => pathIn(code, path)));

test('the policy of every page follows the charset and allows only the site and its API', async () => {
  const start =
    /<head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/i;
  for (const route of [...everyPage, '/404', ...others]) {
    const html = await (await fetch(SITE + encodeURI(route))).text();
    const policy = start.exec(html)?.[1] ?? '';
    expect([route, policy]).toEqual([
      route,
      expect.stringMatching(/^default-src 'self'; .*child-src 'none'; object-src 'none'; /),
    ]);
    expect([route, /script-src[^;]*unsafe|style-src [^;]*unsafe/.test(policy)]).toEqual([
      route,
      false,
    ]);
    const foreign = policy.match(/https?:[^\s;]*/g) ?? [];
    expect([route, foreign.filter((origin) => origin !== API)]).toEqual([route, []]);
  }
});

test('the policy of every page in every language lets each inline script and style run that its HTML has, to the last byte', async () => {
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  for (const route of [...everyPage, '/404', ...others]) {
    const html = await (await fetch(SITE + encodeURI(route))).text();
    const page = parse(html, { blockTextElements: { script: true, style: true, noscript: true } });
    const policy = page.querySelector('meta[http-equiv]')?.getAttribute('content') ?? '';
    const allowed = (directive: string) =>
      new RegExp(`${directive}(?:-elem)? ([^;]*)`).exec(policy)?.[1]?.split(' ') ?? [];
    const isRun = ({ attributes: { src, type } }: { attributes: Record<string, string> }) =>
      src === undefined && !type?.includes('json') && type !== 'speculationrules';
    const scripts = page.querySelectorAll('script').filter(isRun);
    expect(scripts.length).toBeGreaterThan(0);
    for (const [directive, parts] of [
      ['script-src', scripts],
      ['style-src', page.querySelectorAll('style')],
    ] as const) {
      const stopped = parts
        .map((part) => part.innerHTML)
        .filter((text) => !allowed(directive).includes(hashOf(text)));
      expect([route, directive, stopped.map((text) => text.slice(0, 80))]).toEqual([
        route,
        directive,
        [],
      ]);
    }
    expect(html.trimEnd()).toMatch(/<\/html>$/);
  }
});

test.describe('against what is added to a page', () => {
  test.use({ allowedErrors: /./, allowedFaults: / stops / });

  test('the policy blocks added scripts and styles and foreign requests', async ({ page }) => {
    const stopped: string[] = [];
    page.on('console', (message) => {
      const [, directive] = /(\S+) stops /.exec(message.text()) ?? [];
      if (directive) stopped.push(directive);
    });
    await open(page, '/');
    await page.evaluate(async () => {
      const script = document.createElement('script');
      script.text = 'window.foreignScriptRan = true';
      document.body.append(script);
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.body.append(style);
      await fetch('https://elsewhere.example/').catch(() => undefined);
    });
    expect(await page.evaluate(() => 'foreignScriptRan' in window)).toBe(false);
    await expect
      .poll(() => [...stopped].sort())
      .toEqual(['connect-src', 'script-src-elem', 'style-src-elem']);
  });
});
