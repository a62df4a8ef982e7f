/** The names of what scripts draw; published.test.ts reads those of the published pages. */
import { hiddenWordIn } from '../../src/content/model/hiddenNames';
import { expect, outsideGate } from '../fixtures';
import { consent, navigation } from '../support/content';
import { fillIn, lead, sendButton } from '../support/forms';
import { openForm, test, toastsShown } from '../support/formVisit';

/** Names that styled-components generates from a hash: letters, some of them capitals. */
const GENERATED = /^(?=.*[A-Z])[A-Za-z]{5,8}$/;

// styled-components 2839.
test(
  'nothing that scripts draw has a name that content blockers hide',
  outsideGate,
  async ({ page }) => {
    await openForm(page, lead);
    await fillIn(page, lead);
    await sendButton(page, lead).click();
    await toastsShown(page, 1);
    const name = navigation.footer.cookiePreferences;
    await page.locator('footer').getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name: consent.dialog.title })).toBeVisible();
    const names = await page.evaluate(() =>
      [...document.querySelectorAll('html, body, body *')].flatMap(({ id, classList }) => [
        id,
        ...classList,
      ]),
    );
    expect(names).toContain('Toastify');
    expect([...new Set(names)].filter((own) => !GENERATED.test(own) && hiddenWordIn(own))).toEqual(
      [],
    );
  },
);
