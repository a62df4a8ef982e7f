/** `npm run develop` in a copy of the repository, for all tests of a file. */
import type { BrowserContextOptions } from 'playwright-core';
import { OpenPage, withPage } from '../../support/browser';
import { eventually } from '../../support/eventually';
import { DESK_SCREEN } from './contentForm';
import { DevelopServer, startDevelop } from './developServer';
import { makeWorkingCopy, WorkingCopy } from './workingCopy';

/** A copy, a bundle and a first page, on a machine that has other things to do. */
const START_MILLISECONDS = 300_000;

/** The home page, an entry, the same in another language, and a page that lists entries. */
const PAGES = ['index', 'telco', 'ar/telco', 'success'];

export interface Desk {
  readonly copy: WorkingCopy;
  readonly server: DevelopServer;
  /** Opens a page of the server; what goes wrong there is in `errors`. */
  open: (use: (open: OpenPage) => Promise<void>, options?: BrowserContextOptions) => Promise<void>;
}

/** Starts everything before the first test, gives each test the committed content, ends everything. */
export function useDesk(): Desk {
  let copy: WorkingCopy | undefined;
  let server: DevelopServer | undefined;
  const desk: Desk = {
    get copy() {
      if (!copy) throw new Error('There is no copy yet.');
      return copy;
    },
    get server() {
      if (!server) throw new Error('The server has not started.');
      return server;
    },
    open: (use, options) =>
      withPage(use, { baseURL: desk.server.address, viewport: DESK_SCREEN, ...options }),
  };

  let committed = '';
  /** What Gatsby hands out for the pages that the tests change. */
  const pageData = async (): Promise<string> => {
    const answers = await Promise.all(
      PAGES.map((page) => fetch(`${desk.server.address}/page-data/${page}/page-data.json`)),
    );
    return JSON.stringify(await Promise.all(answers.map((answer) => answer.json())));
  };

  beforeAll(async () => {
    copy = makeWorkingCopy(process.cwd());
    server = await startDevelop(copy.folder);
    committed = await pageData();
  }, START_MILLISECONDS);

  beforeEach(async () => {
    if (desk.copy.changedFiles().length === 0) return;
    desk.copy.restore();
    // A page that is opened while Gatsby rebuilds it keeps what it was.
    await eventually(pageData, (data) => data === committed, 60_000);
  }, START_MILLISECONDS);

  afterAll(async () => {
    await server?.end();
    copy?.dispose();
  }, START_MILLISECONDS);

  return desk;
}
