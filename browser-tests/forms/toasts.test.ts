/** Messages that need a browser: code that does not come, a change of page. */
import { SITE } from '../support/addresses';
import { words } from '../support/formContent';
import { fillIn, lead, sendButton } from '../support/forms';
import { formSuite, type FormVisit } from '../support/formVisit';
import { SCRIPTS } from '../support/hold';

const suite = formSuite();

const toast = ({ page }: FormVisit, text: string) =>
  page
    .getByRole('region', { name: words.toasts })
    .locator('.Toastify__toast')
    .filter({ hasText: text });

describe('a message', () => {
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
