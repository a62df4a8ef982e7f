/** A fixture with `npm run develop` in a copy of the repository. */
import { expect } from '@playwright/test';
import { test as base } from '../../fixtures';
import { DESK_SCREEN } from './contentForm';
import { startDevelop } from './developServer';
import { makeWorkingCopy, type WorkingCopy } from './workingCopy';

/** Enough for a copy, a bundle and a first page on a busy machine. */
const START_MILLISECONDS = 300_000;

/** The pages that the tests change. */
const PAGES = ['index', 'telco', 'ar/telco', 'success'];

interface Desk {
  copy: WorkingCopy;
  /** Address of the develop server. */
  address: string;
  /** Gatsby's data for `PAGES`; `committed` is its initial value. */
  pageData: () => Promise<string>;
  committed: string;
}

/** Each test begins with the committed content in `copy`. */
export const test = base.extend<{ copy: WorkingCopy }, { desk: Desk }>({
  desk: [
    async ({}, use) => {
      const copy = makeWorkingCopy(process.cwd());
      const { address, end } = await startDevelop(copy.folder);
      const pageData = async () => {
        const answers = await Promise.all(
          PAGES.map((page) => fetch(`${address}/page-data/${page}/page-data.json`)),
        );
        return JSON.stringify(await Promise.all(answers.map((answer) => answer.json())));
      };
      await use({ copy, address, pageData, committed: await pageData() });
      await end();
      copy.dispose();
    },
    { scope: 'worker', timeout: START_MILLISECONDS },
  ],
  baseURL: async ({ desk }, use) => use(desk.address),
  viewport: DESK_SCREEN,
  // Gatsby's develop server logs errors of its own, and its pages start by themselves.
  allowedErrors: /./,
  allowedFaults: /a script before/,
  copy: [
    async ({ desk: { copy, committed, pageData } }, use) => {
      if (copy.changedFiles().length > 0) {
        copy.restore();
        // A page that is opened during its rebuild would keep the former content.
        await expect.poll(pageData, { timeout: 60_000 }).toBe(committed);
      }
      await use(copy);
    },
    { auto: true },
  ],
});
