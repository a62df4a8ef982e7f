import { MAIN_LANGUAGE } from '../../src/content/languages';
import { formContentIn } from '../support/formContent';
import { control, fillIn, formsIn, languagesToTest, sendButton } from '../support/forms';
import { formSuite } from '../support/formVisit';

const suite = formSuite();

describe.each(languagesToTest)('the lead form in %s', (language) => {
  const { lead } = formsIn(language);
  const { services } = formContentIn(MAIN_LANGUAGE).lead;
  const labels = formContentIn(language).lead.services;

  it('offers each service, and sends the English name of the chosen one', () =>
    suite.visit(lead, async ({ page }) => {
      const options = await control(page, lead, 'service')
        .locator('option')
        .evaluateAll((all) =>
          all.map((one) => (one instanceof HTMLOptionElement ? [one.label, one.value] : [])),
        );
      expect(options.slice(1)).toEqual(services.map((service, index) => [labels[index], service]));
      const service = services.at(-1) ?? '';
      await fillIn(page, lead, { ...lead.values, service });
      const coming = page.waitForRequest((request) => request.method() === 'POST');
      await sendButton(page, lead).click();
      expect((await coming).postDataJSON()).toMatchObject({ service });
    }));
});
