/** A visitor's tab on a page with a form, and what the page showed and complained of in it. */
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  LaunchOptions,
  Page,
} from 'playwright-core';
import { SITE } from './addresses';
import { openPageIn, type OpenPage } from './browser';
import { eventually } from './eventually';
import {
  account,
  fillIn,
  inboxItemOf,
  isReady,
  leadsAway,
  PASSWORD,
  sendButton,
  type FormUnderTest,
} from './forms';
import { hold, SCRIPTS } from './hold';
import { launchBrowser } from './launch';
import { recordToasts, type ShownToast } from './recordToasts';
import { startOwnStandIn, type StandIn } from './standIn';

export interface FormVisit extends OpenPage {
  context: BrowserContext;
}

/** What Chromium itself writes when a request fails; no page can prevent it. */
const NETWORK_COMPLAINT = /^Failed to load resource: |blocked by CORS policy/;

export async function openTab(context: BrowserContext): Promise<FormVisit> {
  const opened = await openPageIn(context);
  await opened.page.addInitScript(recordToasts);
  return { ...opened, context };
}

/** Every toast that the document has shown, oldest first. */
export const shownToasts = (page: Page): Promise<ShownToast[]> =>
  page.evaluate(() => window.shownToasts ?? []);

/** Waits until the document has shown this many toasts, and returns them. */
export async function toastsShown(page: Page, count: number): Promise<ShownToast[]> {
  await page.waitForFunction((wanted) => (window.shownToasts?.length ?? 0) >= wanted, count);
  return shownToasts(page);
}

/** Everything that the browser keeps of the page. */
export const keptByBrowser = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [sessionStorage, localStorage]
      .flatMap((storage) => Object.entries({ ...storage }).flat())
      .concat(document.cookie, location.href)
      .join('\n'),
  );

/** Waits for what follows a success: its message and no other, or the home page. */
export async function expectSuccess(
  { page }: FormVisit,
  { success, home }: FormUnderTest,
): Promise<void> {
  if (success === '') await page.waitForURL(home);
  else expect(await toastsShown(page, 1)).toEqual([{ role: 'status', text: success }]);
}

/** Nothing was thrown or run, nothing that is no text of ours is shown, and no password is kept. */
export async function expectHealthy({ page, errors }: FormVisit): Promise<void> {
  expect(errors.filter((text) => !NETWORK_COMPLAINT.test(text))).toEqual([]);
  const toasts = (await shownToasts(page)).map(({ text }) => text);
  const texts = [await page.locator('body').innerText(), ...toasts];
  expect(texts.join('\n')).not.toMatch(/undefined|\[object/);
  expect(await page.evaluate(() => 'standInMarkupRan' in window)).toBe(false);
  expect(await keptByBrowser(page)).not.toContain(PASSWORD);
}

interface VisitOptions {
  /** For a context of its own; without it, the tabs of a file share one and its cache. */
  context?: BrowserContextOptions;
  /** Called before the page is opened. */
  before?: (visit: FormVisit) => Promise<unknown>;
  /** Begin as soon as the first of the page is there, without waiting until the form works. */
  isEarly?: boolean;
}

/** Pictures play no part in a form; without them a page is there sooner. */
const NO_PICTURES = '--blink-settings=imagesEnabled=false';

/**
 * A stand-in and a Chromium for the tests of a file. Each test begins without faults and requests, and
 * with the account that the login takes.
 */
export function formSuite(launchOptions: LaunchOptions = {}) {
  let ownStandIn: StandIn | undefined;
  let browser: Browser | undefined;
  let shared: BrowserContext | undefined;
  let usedTab: FormVisit | undefined;

  const present = <Part>(part: Part | undefined): Part => {
    if (!part) throw new Error('The suite has not started.');
    return part;
  };
  const standIn = () => present(ownStandIn);

  beforeAll(async () => {
    ownStandIn = await startOwnStandIn();
    browser = await launchBrowser({
      ...launchOptions,
      args: [ownStandIn.browserFlag, NO_PICTURES],
    });
    shared = await browser.newContext({ baseURL: SITE });
  });

  beforeEach(async () => {
    await standIn().mend();
    await standIn().forget();
    await standIn().addAccount(account);
  });

  afterAll(async () => {
    await browser?.close();
    await ownStandIn?.close();
  });

  /** Opens a form's page in a tab, waits until the form works, and closes the tab after `use`. */
  async function visit(
    form: FormUnderTest,
    use: (visit: FormVisit) => Promise<void>,
    { context: own, before, isEarly = false }: VisitOptions = {},
  ): Promise<void> {
    const context = own
      ? await present(browser).newContext({ baseURL: SITE, ...own })
      : present(shared);
    const opened = await openTab(context);
    try {
      await before?.(opened);
      await opened.page.goto(form.path, { waitUntil: isEarly ? 'commit' : 'load' });
      if (!isEarly) await isReady(opened.page);
      await use(opened);
    } finally {
      if (own) await context.close();
      else await opened.page.close();
    }
  }

  /**
   * The same for one of many lines of a table: the tab is used again, and where the form is still
   * in it, it is not loaded again. After a failure the next line begins in a new tab.
   */
  async function visitAgain(
    form: FormUnderTest,
    use: (visit: FormVisit) => Promise<void>,
  ): Promise<void> {
    const opened = usedTab ?? (await openTab(present(shared)));
    usedTab = undefined;
    const { page } = opened;
    try {
      if (leadsAway(form) || page.url() !== SITE + form.path) await page.goto(form.path);
      await isReady(page);
      await page.evaluate(() => window.shownToasts?.splice(0));
      await use(opened);
      usedTab = opened;
    } finally {
      if (!usedTab) await page.close();
    }
  }

  /** Opens a form's page whose scripts come when `arrive` is called. */
  async function visitEarly(
    form: FormUnderTest,
    use: (visit: FormVisit, arrive: () => void) => Promise<void>,
    prepare?: VisitOptions['before'],
  ): Promise<void> {
    let arrive: () => void = () => undefined;
    const before = async (opened: FormVisit) => {
      await prepare?.(opened);
      arrive = await hold(opened.page, SCRIPTS);
    };
    const useEarly = async (opened: FormVisit) => {
      await sendButton(opened.page, form).waitFor();
      await use(opened, arrive);
    };
    await visit(form, useEarly, { before, isEarly: true });
  }

  /** Waits until a request of the form has come, whatever becomes of it. */
  const untilRequested = ({ call }: FormUnderTest) =>
    eventually(
      () => standIn().requests(call),
      ({ length }) => length > 0,
    );

  /** Fills in and sends a form whose answer is held back. */
  async function sendSlowly({ page }: FormVisit, form: FormUnderTest): Promise<void> {
    await fillIn(page, form);
    standIn().line.hold();
    await sendButton(page, form).click();
    await untilRequested(form);
  }

  /** The form has succeeded, and what was typed has arrived once. */
  async function expectSent(opened: FormVisit, form: FormUnderTest): Promise<void> {
    await expectSuccess(opened, form);
    expect(await standIn().requests(form.call)).toHaveLength(1);
    const { [form.call]: arrived } = await standIn().inbox();
    expect(arrived).toContainEqual(expect.objectContaining(inboxItemOf(form)));
  }

  return { standIn, visit, visitAgain, visitEarly, untilRequested, sendSlowly, expectSent };
}
