/**
 * `npm run test:plugins`: builds a copy of the project without each of our plugins in turn, and holds
 * the site against the last line of what the plugin's README says of it under "Without it": the facts that
 * are lost ("Lost: cards."), or what the build says when it stops ("Stops with: No content.").
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { EDIT_ELEMENT } from '../plugins/gatsby-plugin-content-admin/src/edit/marks';
import { launchBrowser } from './lib/browser';
import { checkAddress } from './lib/checkAddress';
import { build, ORIGIN } from './lib/gatsbyBuild';
import { inProjectCopy, keepDrawings } from './lib/projectCopy';
import { siteAddresses } from './lib/siteAddresses';
import { serveSite } from './lib/siteServer';

/** Stands for no plugin. */
const NOTHING = 'nothing';

/** The line of a plugin's README. */
function promiseOf(plugin: string): string {
  if (plugin === NOTHING) return 'Lost: nothing.';
  const readme = readFileSync(`plugins/${plugin}/README.md`, 'utf8');
  return /^## Without it\n[^]*?^((?:Lost|Stops with): .*\.)$/m.exec(readme)?.[1] ?? 'no promise';
}

interface Visit {
  origin: string;
  /** What is published. */
  has: (file: string) => boolean;
  /** A page as it is published. */
  html: string;
  /** The same in a browser. */
  page: Page;
}

const succeeds = (act: Promise<unknown>): Promise<boolean> =>
  act.then(() => true).catch(() => false);

/** What holds of the whole site. */
const FACTS: Readonly<Record<string, (visit: Visit) => boolean | Promise<boolean>>> = {
  'every page': async ({ origin }) => {
    const pages = siteAddresses().filter(({ canonical }) => canonical !== undefined);
    return (await Promise.all(pages.map((row) => checkAddress(origin, row)))).flat().length === 0;
  },
  'light first': ({ html }) => /<html[^>]* class="light"/.test(html),
  'late scripts': ({ html }) => !/<script[^>]* src=/.test(html),
  pictures: ({ html }) => html.includes('/static/drawings/'),
  policy: ({ html }) => html.includes('http-equiv="Content-Security-Policy"'),
  cards: ({ html, has }) =>
    has(/"og:image" content="([^"]*)"/.exec(html)?.[1]?.replace(ORIGIN, '') ?? 'none'),
  forms: ({ has }) => has('admin/index.html'),
  edit: ({ html }) => html.includes(EDIT_ELEMENT),
  files: ({ has }) => ['sitemap.xml', 'manifest.webmanifest', '_headers', '_redirects'].every(has),
  // React has started, or nobody would check it.
  'checked form': async ({ page }) => {
    await succeeds(page.locator('main form [type=submit]').click());
    return succeeds(page.locator('main form [aria-invalid=true]').first().waitFor());
  },
  'theme toggle': async ({ page }) => {
    await page.locator('[data-theme-toggle]:visible').first().click();
    return (await page.locator('html.dark').count()) === 1;
  },
};

/** The facts that do not hold of a published site. */
async function lostFacts(folder: string): Promise<string[]> {
  const { origin, close } = await serveSite(folder, 0);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(10_000);
    await page.goto(`${origin}/contact`);
    const html = readFileSync(path.join(folder, 'contact/index.html'), 'utf8');
    const has = (file: string) => existsSync(path.join(folder, file));
    const lost: string[] = [];
    for (const [fact, holds] of Object.entries(FACTS)) {
      if (!(await holds({ origin, has, html, page }))) lost.push(fact);
    }
    return lost;
  } finally {
    await browser.close();
    await close();
  }
}

// As Netlify builds a branch for the people who make the site: with Edit.
process.env.CONTEXT = 'branch-deploy';

void inProjectCopy(process.cwd(), async (copy) => {
  keepDrawings('.', copy);
  const file = path.join(copy, 'gatsby-config.ts');
  const config = readFileSync(file, 'utf8');
  const plugins = readdirSync('plugins').filter((name) => name.startsWith('gatsby-plugin-'));
  // The whole site first: without a plugin, nothing may live on what an earlier build has left.
  for (const plugin of [NOTHING, ...plugins]) {
    const changed = config.replace(new RegExp(`^ *'${plugin}',\n`, 'm'), '');
    writeFileSync(file, changed);
    for (const folder of ['.cache', 'public']) {
      rmSync(path.join(copy, folder), { recursive: true, force: true });
    }
    const promise = promiseOf(plugin);
    const found = await build(copy).then(
      async () => `Lost: ${(await lostFacts(path.join(copy, 'public'))).join(', ') || NOTHING}.`,
      (error: unknown) => {
        const isPromised = String(error).includes(promise.replace(/^Stops with: |\.$/g, ''));
        return isPromised ? promise : String(error);
      },
    );
    const isRight = found === promise && (plugin === NOTHING || changed !== config);
    console.log(`${isRight ? '✓' : '✗'} without ${plugin}: ${found}`);
    if (!isRight) process.exitCode = 1;
  }
});
