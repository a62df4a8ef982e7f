import { SITE } from '../support/addresses';
import { words } from '../support/formContent';
import { contact, control, restoreButton, fillIn, lead, login, sendButton } from '../support/forms';
import { formSuite, toastsShown, type FormVisit } from '../support/formVisit';

const suite = formSuite();

/** Specification 9. */
const TOAST_TIME = 3000;

const list = ({ page }: FormVisit) => page.getByRole('region', { name: words.toasts });
const toast = (visit: FormVisit, text = login.failure) =>
  list(visit).locator('.Toastify__toast').filter({ hasText: text });
const closeButton = (visit: FormVisit) =>
  toast(visit).getByRole('button', { name: words.closeToast });

/** Everything that the page has begun is done; its clock stands still meanwhile. */
async function pass({ page }: FormVisit, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage('');
      }),
  );
}

/** A failed login and its message, on a clock that only the test moves. */
const visitWithToast = (use: (visit: FormVisit) => Promise<void>) =>
  suite.visit(
    login,
    async (visit) => {
      const { page } = visit;
      await fillIn(page, login);
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
      await sendButton(page, login).click();
      await toast(visit).waitFor();
      await use(visit);
    },
    { context: {}, before: ({ page }) => page.clock.install() },
  );

const isShown = (visit: FormVisit) => toast(visit).isVisible();

describe('a message', () => {
  it('closes after 3000 ms', () =>
    visitWithToast(async (visit) => {
      await pass(visit, TOAST_TIME - 1);
      expect(await isShown(visit)).toBe(true);
      await pass(visit, 1);
      await toast(visit).waitFor({ state: 'detached' });
    }));

  it('closes at once by its button', () =>
    visitWithToast(async (visit) => {
      await closeButton(visit).click();
      await toast(visit).waitFor({ state: 'detached' });
    }));

  it('closes by the keyboard', () =>
    visitWithToast(async (visit) => {
      await closeButton(visit).focus();
      await visit.page.keyboard.press('Enter');
      await toast(visit).waitFor({ state: 'detached' });
    }));

  const attentions: [
    string,
    (visit: FormVisit) => Promise<unknown>,
    (visit: FormVisit) => Promise<unknown>,
  ][] = [
    ['the pointer is on it', (visit) => toast(visit).hover(), ({ page }) => page.mouse.move(0, 0)],
    [
      'the focus is on it',
      (visit) => closeButton(visit).focus(),
      ({ page }) => control(page, login, 'username').focus(),
    ],
    [
      // Playwright keeps every page focused: the window's own events are all that can be given.
      'the window has lost the focus',
      ({ page }) => page.evaluate(() => window.dispatchEvent(new Event('blur'))),
      ({ page }) => page.evaluate(() => window.dispatchEvent(new Event('focus'))),
    ],
  ];

  test.each(attentions)('stays while %s, and for the rest of its time', (_name, begin, end) =>
    visitWithToast(async (visit) => {
      await pass(visit, 1000);
      await begin(visit);
      await pass(visit, 10 * TOAST_TIME);
      expect(await isShown(visit)).toBe(true);
      await end(visit);
      await pass(visit, TOAST_TIME - 1001);
      expect(await isShown(visit)).toBe(true);
      await pass(visit, 1);
      await toast(visit).waitFor({ state: 'detached' });
    }),
  );

  it('that comes again takes the place of the first one', () =>
    visitWithToast(async (visit) => {
      await pass(visit, TOAST_TIME - 1000);
      await sendButton(visit.page, login).click();
      await toastsShown(visit.page, 2);
      await pass(visit, 1000);
      expect(await toast(visit).count()).toBe(1);
      await pass(visit, TOAST_TIME - 1000);
      await toast(visit).waitFor({ state: 'detached' });
    }));

  it('stands in a live region, and an error interrupts where a success waits', () =>
    suite.visit(contact, async (visit) => {
      const { page } = visit;
      await page.locator('.Toastify').waitFor({ state: 'attached' });
      const region = page.locator('.Toastify');
      expect(await region.getAttribute('aria-live')).toBe('polite');
      expect(await region.getAttribute('aria-label')).toBe(words.toasts);
      await suite.standIn().break('contact-us', 'message-absent');
      await fillIn(page, contact);
      await sendButton(page, contact).click();
      await page.getByRole('alert').getByText(contact.failure).waitFor();
      await suite.standIn().mend();
      await restoreButton(page).click();
      await sendButton(page, contact).click();
      await page.getByRole('status').getByText(contact.success).waitFor();
    }));

  it('is shown where its own code cannot be loaded', () =>
    suite.visit(lead, async (visit) => {
      const { page } = visit;
      await page.route(/\.js$/, (route) => route.abort());
      await suite.standIn().line.cut();
      await fillIn(page, lead);
      await sendButton(page, lead).click();
      await page.getByRole('alert').getByText(lead.failure).waitFor();
    }));

  it('stays when the visitor goes on to another page', () =>
    suite.visit(lead, async (visit) => {
      const { page } = visit;
      await fillIn(page, lead);
      await sendButton(page, lead).click();
      await toast(visit, lead.success).hover();
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('footer a[href="/contact"]')?.click(),
      );
      await page.waitForURL(`${SITE}/contact`);
      await toast(visit, lead.success).waitFor();
    }));
});
