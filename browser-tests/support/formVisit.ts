/** A visitor's tab on a page with a form, and what it shows and keeps. */
import type { LaunchOptions, Page } from 'playwright-core';
import { launchWith, type OpenPage, withPage } from './browser';
import { eventually } from './eventually';
import {
  account,
  fillIn,
  inboxItemOf,
  isReady,
  PASSWORD,
  sendButton,
  type FormUnderTest,
} from './forms';
import { hold, SCRIPTS } from './hold';
import { recordToasts, type ShownToast } from './recordToasts';
import { startOwnStandIn, type StandIn } from './standIn';

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
  { page }: OpenPage,
  { success, home }: FormUnderTest,
): Promise<void> {
  if (success === '') await page.waitForURL(home);
  else expect(await toastsShown(page, 1)).toEqual([{ role: 'status', text: success }]);
}

/** Nothing of a server's was run, nothing that is no text of ours is shown, and no password is kept. */
export async function expectHealthy({ page }: OpenPage): Promise<void> {
  const toasts = (await shownToasts(page)).map(({ text }) => text);
  const texts = [await page.locator('body').innerText(), ...toasts];
  expect(texts.join('\n')).not.toMatch(/undefined|\[object/);
  expect(await page.evaluate(() => 'standInMarkupRan' in window)).toBe(false);
  expect(await keptByBrowser(page)).not.toContain(PASSWORD);
}

interface VisitOptions {
  /** Called before the page is opened. */
  before?: (visit: OpenPage) => Promise<unknown>;
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
  const standIn = (): StandIn => {
    if (!ownStandIn) throw new Error('The suite has not started.');
    return ownStandIn;
  };

  launchWith(async () => {
    ownStandIn = await startOwnStandIn();
    return { ...launchOptions, args: [ownStandIn.browserFlag, NO_PICTURES] };
  });

  beforeEach(async () => {
    await standIn().mend();
    await standIn().forget();
    await standIn().addAccount(account);
  });

  afterAll(() => ownStandIn?.close());

  /** Opens a form's page, and waits until the form works. */
  const visit = (
    form: FormUnderTest,
    use: (visit: OpenPage) => Promise<void>,
    { before, isEarly = false }: VisitOptions = {},
  ): Promise<void> =>
    withPage(async (opened) => {
      const { page } = opened;
      await page.addInitScript(recordToasts);
      await before?.(opened);
      await page.goto(form.path, { waitUntil: isEarly ? 'commit' : 'load' });
      if (!isEarly) await isReady(page);
      await use(opened);
    });

  /** Opens a form's page whose scripts come when `arrive` is called. */
  async function visitEarly(
    form: FormUnderTest,
    use: (visit: OpenPage, arrive: () => void) => Promise<void>,
    prepare?: VisitOptions['before'],
  ): Promise<void> {
    let arrive: () => void = () => undefined;
    const before = async (opened: OpenPage) => {
      await prepare?.(opened);
      arrive = await hold(opened.page, SCRIPTS);
    };
    const useEarly = async (opened: OpenPage) => {
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
  async function sendSlowly({ page }: OpenPage, form: FormUnderTest): Promise<void> {
    await fillIn(page, form);
    standIn().line.hold();
    await sendButton(page, form).click();
    await untilRequested(form);
  }

  /** The form has succeeded, and what was typed has arrived once. */
  async function expectSent(opened: OpenPage, form: FormUnderTest): Promise<void> {
    await expectSuccess(opened, form);
    expect(await standIn().requests(form.call)).toHaveLength(1);
    const { [form.call]: arrived } = await standIn().inbox();
    expect(arrived).toContainEqual(expect.objectContaining(inboxItemOf(form)));
  }

  return { standIn, visit, visitEarly, untilRequested, sendSlowly, expectSent };
}
