/** Messages that need a browser: a real timer, code that does not come, a change of page. */
import { SITE } from '../support/addresses';
import { words } from '../support/formContent';
import { fillIn, lead, login, sendButton } from '../support/forms';
import { formSuite, type FormVisit } from '../support/formVisit';
import { SCRIPTS } from '../support/hold';

const suite = formSuite();

/** Specification 9. */
const TOAST_TIME = 3000;

const toast = ({ page }: FormVisit, text: string) =>
  page
    .getByRole('region', { name: words.toasts })
    .locator('.Toastify__toast')
    .filter({ hasText: text });

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

describe('a message', () => {
  it('closes after 3000 ms, of which none pass while the pointer is on it', () =>
    suite.visit(
      login,
      async (visit) => {
        const { page } = visit;
        const message = toast(visit, login.failure);
        await fillIn(page, { ...login, values: { ...login.values, password: 'wrong' } });
        await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
        await sendButton(page, login).click();
        await message.waitFor();
        await pass(visit, 1000);
        await message.hover();
        await pass(visit, 10 * TOAST_TIME);
        expect(await message.isVisible()).toBe(true);
        await page.mouse.move(0, 0);
        await pass(visit, TOAST_TIME - 1001);
        expect(await message.isVisible()).toBe(true);
        await pass(visit, 1);
        await message.waitFor({ state: 'detached' });
      },
      { context: {}, before: ({ page }) => page.clock.install() },
    ));

  it('is shown where its own code cannot be loaded', () =>
    suite.visit(lead, async ({ page }) => {
      await page.route(SCRIPTS, (route) => route.abort());
      await suite.standIn().line.cut();
      await fillIn(page, lead);
      await sendButton(page, lead).click();
      await page.getByRole('alert').getByText(lead.failure).waitFor();
    }));

  it('stays when the visitor goes on to another page', () =>
    suite.visit(lead, async (visit) => {
      const { page } = visit;
      const message = toast(visit, lead.success);
      await fillIn(page, lead);
      await sendButton(page, lead).click();
      await message.hover();
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('footer a[href="/contact"]')?.click(),
      );
      await page.waitForURL(`${SITE}/contact`);
      await message.waitFor();
    }));
});
