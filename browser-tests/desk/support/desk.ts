/** `npm run develop` in a copy of the repository, for the tests of a file. */
import { expect } from '@playwright/test';
import { test as base } from '../../fixtures';
import { DESK_SCREEN } from './contentForm';
import { startDevelop } from './developServer';
import { makeWorkingCopy, type WorkingCopy } from './workingCopy';

/** A copy, a bundle and a first page, on a machine that has other things to do. */
const START_MILLISECONDS = 300_000;

/** The home page, an entry, the same in another language, and a page that lists entries. */
const PAGES = ['index', 'telco', 'ar/telco', 'success'];

interface Desk {
  copy: WorkingCopy;
  /** Where the develop server is. */
  address: string;
  /** What Gatsby hands out for the pages that the tests change; `committed` is how it began. */
  pageData: () => Promise<string>;
  committed: string;
}

/** With the copy, whose content is the committed one as each test begins. */
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
  // Gatsby's own words, and its pages start by themselves.
  allowedErrors: /./,
  allowedFaults: /a script before/,
  copy: [
    async ({ desk: { copy, committed, pageData } }, use) => {
      if (copy.changedFiles().length > 0) {
        copy.restore();
        // A page that is opened while Gatsby rebuilds it keeps what it was.
        await expect.poll(pageData, { timeout: 60_000 }).toBe(committed);
      }
      await use(copy);
    },
    { auto: true },
  ],
});
