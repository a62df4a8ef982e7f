/** `npm run develop` in a copy of the repository, for all tests of a file. */
import * as path from 'path';
import type { BrowserContextOptions } from 'playwright-core';
import { readSources } from '../../../src/content/check/readFiles';
import { LAST_GOOD } from '../../../src/content/cms/lastGood';
import { OpenPage, withPage } from '../../support/browser';
import { DESK_SCREEN } from './contentForm';
import { DevelopServer, startDevelop } from './developServer';
import { eventually } from './eventually';
import { makeWorkingCopy, WorkingCopy } from './workingCopy';

/** A copy, a bundle and a first page, on a machine that has other things to do. */
const START_MILLISECONDS = 300_000;

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

  beforeAll(async () => {
    copy = makeWorkingCopy(process.cwd());
    server = await startDevelop(copy.folder);
  }, START_MILLISECONDS);

  beforeEach(async () => {
    if (desk.copy.changedFiles().length === 0) return;
    desk.copy.restore();
    const { folder } = desk.copy;
    const committed = JSON.stringify(readSources(folder));
    // What Gatsby is given is what the next test begins with.
    await eventually(
      () => JSON.stringify(readSources(path.join(folder, LAST_GOOD))) === committed,
      (isShown) => isShown,
    );
  });

  afterAll(async () => {
    await server?.end();
    copy?.dispose();
  }, START_MILLISECONDS);

  return desk;
}
