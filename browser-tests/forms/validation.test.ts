import { MAIN_LANGUAGE } from '../../src/content/text/languages';
import { expect, inEveryEngine, inGate } from '../fixtures';
import {
  contact,
  control,
  formContentIn,
  formOn,
  formsByName,
  formsInAllLanguages,
  sendButton,
} from '../support/forms';
import { expectSent, openForm, test } from '../support/formVisit';

/** The honeypot, which screen readers and the keyboard skip. */
const HONEYPOT = 'input[name="enquiry_detail"]';

/** The text of each link in the label of the privacy checkbox. */
const policiesIn = (language: string): string[] =>
  formContentIn(language).lead.privacy.label.match(/(?<=\[)[^\]]+(?=\])/g) ?? [];

const roleOf = (name: string, value: string | boolean | undefined) => {
  if (typeof value === 'boolean') return 'checkbox';
  return name === 'service' ? 'combobox' : 'textbox';
};

for (const [title, form] of formsInAllLanguages) {
  test(
    `the ${title} form, sent empty, has an error at each field and a summary that links to them`,
    form.name === 'lead' ? inEveryEngine() : inGate(form.language === MAIN_LANGUAGE),
    async ({ page, standIn }) => {
      await openForm(page, form);
      const { labels, sentences, values, words } = form;
      await expect(page.locator(HONEYPOT)).toHaveCount(form.name === 'login' ? 0 : 1);
      await sendButton(page, form).click();
      const summary = page.getByRole('group', { name: words.summaryHeading });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText(Object.values(sentences));
      for (const [name, sentence] of Object.entries(sentences)) {
        await summary.getByRole('link', { name: sentence, exact: true }).click();
        const wrong = formOn(page).getByRole(roleOf(name, values[name]), {
          name: labels[name],
          description: `${words.errorPrefix} ${sentence}`,
          exact: true,
        });
        await expect(wrong).toBeFocused();
      }
      expect(await standIn.requests(form.call)).toEqual([]);
    },
  );
}

for (const [name, form] of formsByName) {
  test(`the ${name} form can be sent by the keyboard alone`, async ({ page, standIn }) => {
    await openForm(page, form);
    const { keyboard } = page;
    const names = Object.keys(form.labels);
    const wanted = [
      ...names.flatMap((name) => [
        name,
        ...(name === 'password' ? [form.words.showPassword] : []),
        ...(name === 'privacyAccepted' ? policiesIn(form.language) : []),
      ]),
      form.send,
    ];
    await control(page, form, names[0] ?? '').focus();
    const stops: string[] = [];
    while (stops.length < wanted.length) {
      if (stops.length > 0) await keyboard.press('Tab');
      const focused = page.locator(':focus');
      const name = await focused.getAttribute('name');
      const value = form.values[name ?? ''];
      stops.push(name ?? (await focused.getAttribute('aria-label')) ?? (await focused.innerText()));
      if (typeof value === 'boolean') await keyboard.press('Space');
      else if (value) await keyboard.type(value);
    }
    expect(stops).toEqual(wanted);
    await keyboard.press(form === contact ? 'Space' : 'Enter');
    await expectSent(page, standIn, form);
  });
}
