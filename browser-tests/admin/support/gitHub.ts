/** Signs editors in at the published /admin, with the stand-in for GitHub behind it. */
import type { BrowserContext } from '@playwright/test';
import { contentFiles } from '../../../stand-in-api/forge/contentFiles';
import { type Forge, startForge } from '../../../stand-in-api/forge/server';

const API = 'https://api.github.com';

/** Starts a stand-in that holds the files in `data/`. */
export const startOwnForge = (): Promise<Forge> =>
  startForge({ files: contentFiles(process.cwd()) });

/** Signs an editor in, and lets the stand-in answer in GitHub's place. */
export async function signIn(context: BrowserContext, forge: Forge, login: string): Promise<void> {
  await context.route(`${API}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    // A lost line is a lost line for the page, too.
    const response = await route
      .fetch({ url: `${forge.url}${pathname}${search}` })
      .catch(() => undefined);
    await (response ? route.fulfill({ response }) : route.abort());
  });
  const user = { backendName: 'github', token: login, login };
  await context.addInitScript((account) => {
    localStorage.setItem('sveltia-cms.user', JSON.stringify(account));
  }, user);
}
