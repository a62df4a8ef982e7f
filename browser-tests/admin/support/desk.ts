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
  /** The pages in `PAGES` whose props differ from the initial ones. */
  changedPages: () => Promise<string[]>;
}

/** Remembers the props of `PAGES`, and returns a function that lists the pages whose props differ now. */
async function watchProps(address: string): Promise<() => Promise<string[]>> {
  const propsOf = async (page: string): Promise<string | undefined> => {
    const answer = await fetch(`${address}/page-data/${page}/page-data.json`);
    // The server listens before Gatsby has written the pages' data, and answers without a result until then.
    const { result } = await answer.json();
    return JSON.stringify(result?.pageContext);
  };
  const readProps = () => Promise.all(PAGES.map(propsOf));
  await expect.poll(readProps, { timeout: 60_000 }).not.toContain(undefined);
  const initial = await readProps();
  return async () => {
    const props = await readProps();
    return PAGES.filter((_page, position) => props[position] !== initial[position]);
  };
}

/** Each test begins with the committed content in `copy`. */
export const test = base.extend<{ copy: WorkingCopy }, { desk: Desk }>({
  desk: [
    async ({}, use) => {
      const copy = makeWorkingCopy(process.cwd());
      try {
        const { address, end } = await startDevelop(copy.folder);
        try {
          await use({ copy, address, changedPages: await watchProps(address) });
        } finally {
          await end();
        }
      } finally {
        copy.dispose();
      }
    },
    { scope: 'worker', timeout: START_MILLISECONDS },
  ],
  baseURL: async ({ desk }, use) => use(desk.address),
  viewport: DESK_SCREEN,
  // Gatsby's develop server logs errors of its own, and its pages start by themselves.
  allowedErrors: /./,
  allowedFaults: /a script before/,
  copy: [
    async ({ desk: { copy, changedPages } }, use) => {
      if (copy.changedFiles().length > 0) {
        copy.restore();
        // A page that is opened during its rebuild would keep the former content.
        await expect.poll(changedPages, { timeout: 60_000 }).toEqual([]);
      }
      await use(copy);
    },
    { auto: true },
  ],
});
