/**
 * /admin as the build publishes it where it knows the GitHub repository: made into a folder of its
 * own and answered at the site's address with the headers of netlify.toml.
 */
import { execFile } from 'child_process';
import * as fs from 'fs';
import * as os from 'os';
import * as path from 'path';
import { promisify } from 'util';
import { gzipSync } from 'zlib';
import type { BrowserContext } from 'playwright-core';
import { runScript } from '../../__tests__/support/runScript';
import { expectedHeaders } from '../../scripts/lib/expectedHeaders';
import type { NetlifyRules } from '../../scripts/lib/netlifyRules';
import { SITE } from '../support/addresses';
import { withPage } from '../support/browser';
import { DESK_SCREEN, openDesk, openTranslation } from './support/contentForm';
import { watchForeignRequests, withoutRefused } from './support/foreignRequests';
import { changedLines, standInForGitHub } from './support/gitHub';

/** About 0.75 MB of it is the font of the icons. */
const MOST_KILOBYTES = 1800;

/** What Netlify's build knows. */
const variables = { REPOSITORY_URL: 'https://github.com/acme/website', SITE_NAME: 'acme-site' };

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

const { headers: rules } = runScript<NetlifyRules>('scripts/netlify-rules.ts');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'published-admin-'));

const ORIGINAL = 'data/services/risk.yaml';
const TRANSLATION = 'data/ar/services/risk.yaml';

/** In a process of its own, by the loader that Gatsby's build loads the plugin with. */
const BUNDLE = `
  const loadTypeScript = require('./plugins/loadTypeScript');
  const load = (name) =>
    loadTypeScript('./src/' + name, require.resolve('./plugins/gatsby-plugin-content-desk/gatsby-node'));
  const { bundleAdmin } = load('admin/bundle.ts');
  const { savingPlace } = load('admin/savingPlace.ts');
  const { readSources } = load('check/readFiles.ts');
  const [folder, variables] = process.argv.slice(1);
  const project = process.cwd();
  bundleAdmin(project, folder, savingPlace(JSON.parse(variables)), readSources(project));
`;

beforeAll(
  () => promisify(execFile)(process.execPath, ['-e', BUNDLE, folder, JSON.stringify(variables)]),
  120_000,
);

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Answers /admin as Netlify would. Returns the sizes of what was asked for, in bytes of gzip. */
async function serveAdmin(context: BrowserContext): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  await context.route(
    (url) => url.origin === SITE && /^\/admin(?:\/|$)/.test(url.pathname),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const name = pathname.replace(/^\/admin\/?/, '') || 'index.html';
      const file = path.join(folder, name);
      if (!fs.existsSync(file)) {
        await route.fulfill({ status: 404, body: '' });
        return;
      }
      const body = fs.readFileSync(file);
      sizes.set(name, gzipSync(body).length);
      await route.fulfill({
        body,
        headers: {
          ...Object.fromEntries(expectedHeaders(rules, pathname)),
          'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
        },
      });
    },
  );
  return sizes;
}

describe('the published /admin', () => {
  test('asks to sign in with GitHub, and asks nobody else for anything before', () =>
    withPage(async ({ page, errors, failedRequests }) => {
      const sizes = await serveAdmin(page.context());
      const foreign = await watchForeignRequests(page.context(), SITE);
      await page.goto('/admin/');
      await page
        .getByRole('button', { name: /Sign In with .*GitHub/ })
        .first()
        .waitFor();
      await page.waitForLoadState('networkidle');
      expect([foreign, withoutRefused([...errors, ...failedRequests])]).toEqual([[], []]);
      const kilobytes = [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1000;
      console.log(`/admin loads ${Math.round(kilobytes)} kB (gzip) in ${sizes.size} files.`);
      expect(kilobytes).toBeLessThan(MOST_KILOBYTES);
    }));

  test('signs in at Netlify, for this site and with no more rights than it needs', () =>
    withPage(async ({ page }) => {
      await serveAdmin(page.context());
      await page.context().route('https://api.netlify.com/**', (route) =>
        route.fulfill({
          contentType: 'text/html',
          // What Netlify's page does at first: it tells the page that opened it that it is there.
          body: "<script>document.title = opener ? 'has its opener' : 'is alone'</script>",
        }),
      );
      await page.goto('/admin/');
      const opened = page.waitForEvent('popup');
      await page.getByRole('button', { name: /Sign In with .*GitHub/ }).click();
      const popup = await opened;
      await popup.waitForLoadState();
      const { origin, searchParams } = new URL(popup.url());
      expect([origin, searchParams.get('site_id'), searchParams.get('provider')]).toEqual([
        'https://api.netlify.com',
        'acme-site.netlify.app',
        'github',
      ]);
      expect(await popup.title()).toBe('has its opener');
    }));

  test('commits a changed line of a translation, and its original as it was', () =>
    withPage(
      async ({ page }) => {
        await serveAdmin(page.context());
        const committed = await standInForGitHub(page.context());
        await openDesk(page);
        const form = await openTranslation(page, 'services', 'risk', {
          code: 'ar',
          inEnglish: 'Arabic',
        });
        await form.fill('name', 'رصد المخاطر, والأزمات');
        expect(await form.saveRefused()).toContain('Arabic: "Name" (name) holds the Latin ",".');
        expect([...committed]).toEqual([]);

        await form.fill('name', 'رصد المخاطر');
        const preview = page.frameLocator('iframe.preview');
        await preview.locator('html[lang="ar"][dir="rtl"]').waitFor();
        await form.saveButton.click();
        await page.getByText('Your changes have been saved as a draft.').waitFor();
        expect([...committed.keys()].sort()).toEqual([TRANSLATION, ORIGINAL]);
        expect(committed.get(ORIGINAL)).toBe(fs.readFileSync(ORIGINAL, 'utf8'));
        const { gone, come } = changedLines(TRANSLATION, committed.get(TRANSLATION) ?? '');
        expect(gone).toEqual([expect.stringMatching(/^name: /)]);
        expect(come).toEqual(['name: رصد المخاطر']);
      },
      { viewport: DESK_SCREEN },
    ));

  test('is for no search engine, and runs nothing but its own scripts', () => {
    const html = fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
    expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(html).toContain("script-src 'self';");
  });
});

describe('the rest of the site', () => {
  const files = fs
    .readdirSync('public', { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile() && /\.(?:html|js|xml|json)$/.test(found.name))
    .map(({ name, parentPath }) => path.posix.join(parentPath, name))
    .filter((file) => !file.startsWith('public/admin/'));
  const naming = (words: RegExp) =>
    files.filter((file) => words.test(fs.readFileSync(file, 'utf8')));

  test('loads nothing of it', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(naming(/["'(/]admin\/|sveltia|content-problems|__content/i)).toEqual([]);
  });

  test('does not list it', () => {
    expect(files).toContain('public/sitemap.xml');
    expect(naming(/\/admin<\/loc>/)).toEqual([]);
  });
});
