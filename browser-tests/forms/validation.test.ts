/** A form as a screen reader is told of it, by the keyboard alone, and as a program fills it in. */
import {
  contact,
  control,
  emptied,
  fillIn,
  formContentIn,
  formOn,
  formsByName,
  formsInAllLanguages,
  lead,
  leadsAway,
  sendButton,
  signup,
  valuesOf,
} from '../support/forms';
import { expectHealthy, formSuite } from '../support/formVisit';
import { isFocused } from '../support/screens';

const suite = formSuite();

/** For programs that fill in every field. Neither a screen reader nor the keyboard meets it. */
const HONEYPOT = 'input[name="enquiry_detail"]';

/** The words of the links in the label of the privacy box. */
const policiesIn = (language: string): string[] =>
  formContentIn(language).lead.privacy.label.match(/(?<=\[)[^\]]+(?=\])/g) ?? [];

const roleOf = (name: string, value: string | boolean | undefined) => {
  if (typeof value === 'boolean') return 'checkbox';
  return name === 'service' ? 'combobox' : 'textbox';
};

test.each(formsInAllLanguages)(
  'the %s form, sent empty, says what to do beside each field and in a summary that leads there',
  (_name, form) =>
    suite.visit(form, async (visit) => {
      const { page } = visit;
      const { labels, sentences, values, words } = form;
      expect(await page.locator(HONEYPOT).count()).toBe(form.name === 'login' ? 0 : 1);
      await sendButton(page, form).click();
      const summary = page.getByRole('group', { name: words.summaryHeading });
      await summary.waitFor();
      expect(await isFocused(summary)).toBe(true);
      expect(await summary.getByRole('link').allInnerTexts()).toEqual(Object.values(sentences));
      for (const [name, sentence] of Object.entries(sentences)) {
        await summary.getByRole('link', { name: sentence, exact: true }).click();
        const wrong = formOn(page).getByRole(roleOf(name, values[name]), {
          name: labels[name],
          description: `${words.errorPrefix} ${sentence}`,
          exact: true,
        });
        expect(await isFocused(wrong)).toBe(true);
      }
      expect(await suite.standIn().requests(form.call)).toEqual([]);
      await expectHealthy(visit);
    }),
);

test.each(formsByName)(
  'the %s form can be filled in and sent by the keyboard alone',
  (_name, form) =>
    suite.visit(form, async (visit) => {
      const { page } = visit;
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
        stops.push(
          name ?? (await focused.getAttribute('aria-label')) ?? (await focused.innerText()),
        );
        if (typeof value === 'boolean') await keyboard.press('Space');
        else if (value) await keyboard.type(value);
      }
      expect(stops).toEqual(wanted);
      await keyboard.press(form === contact ? 'Space' : 'Enter');
      await suite.expectSent(visit, form);
      await expectHealthy(visit);
    }),
);

test.each([lead, contact, signup].map((form) => [form.name, form] as const))(
  'the %s form, filled in by a program, sends nothing and pretends success',
  (_name, form) =>
    suite.visit(form, async (visit) => {
      const { page } = visit;
      const honeypot = page.locator(HONEYPOT);
      expect(await honeypot.isVisible()).toBe(false);
      await honeypot.evaluate((one) => {
        if (one instanceof HTMLInputElement) one.value = 'https://example.com/offer';
      });
      await sendButton(page, form).click();
      await page.getByText(form.words.summaryHeading).waitFor();
      await fillIn(page, form);
      await sendButton(page, form).click();
      await page.getByText(form.success).waitFor();
      if (leadsAway(form)) await page.waitForURL(form.home);
      else expect(await valuesOf(page, form)).toEqual(emptied(form));
      expect(await suite.standIn().requests(form.call)).toEqual([]);
      await expectHealthy(visit);
    }),
);
