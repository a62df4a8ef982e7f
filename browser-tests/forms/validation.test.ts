/** A form as a screen reader is told of it, by the keyboard alone, and as a program fills it in. */
import { login as loginPage } from '../../src/content/kinds/account';
import { accessibilityTree } from '../support/accessibilityTree';
import { contentOf } from '../support/content';
import {
  contact,
  control,
  emptied,
  fillIn,
  formContentIn,
  formsByName,
  formsInAllLanguages,
  lead,
  leadsAway,
  sendButton,
  signup,
  valuesOf,
  type FormUnderTest,
} from '../support/forms';
import { expectHealthy, formSuite } from '../support/formVisit';

const suite = formSuite();

/** For programs that fill in every field. Neither a screen reader nor the keyboard meets it. */
const HONEYPOT = 'input[name="enquiry_detail"]';

/** The words of the link in the label of the privacy box. */
const policyIn = (language: string): string =>
  /\[([^\]]+)\]/.exec(formContentIn(language).lead.privacy.label)?.[1] ?? '';

const roleOf = (name: string, value: string | boolean | undefined): string => {
  if (typeof value === 'boolean') return 'checkbox';
  return name === 'service' ? 'combobox' : 'textbox';
};

/** What a screen reader is told, line by line; of an empty form that was sent, with its errors. */
function treeOf(form: FormUnderTest, isWrong: boolean): string[] {
  const { language, labels, sentences, values, words } = form;
  const summary = [
    `group "${words.summaryHeading}", focused`,
    'alert ""',
    `heading "${words.summaryHeading}"`,
    ...Object.values(sentences).map((sentence) => `link "${sentence}"`),
  ];
  const controls = Object.entries(labels).flatMap(([name, label]) => {
    const role = roleOf(name, values[name]);
    const states = [
      ...(isWrong ? ['invalid'] : []),
      // Chromium's tree says this of text fields only; the attribute is checked by itself.
      ...(role === 'textbox' ? ['required'] : []),
    ];
    const said = [`${role} "${label}"`, ...states].join(', ');
    return [
      isWrong ? `${said} (${words.errorPrefix} ${sentences[name] ?? ''})` : said,
      ...(name === 'password' ? [`button "${words.showPassword}"`] : []),
      ...(name === 'privacyAccepted' ? [`link "${policyIn(language)}"`] : []),
    ];
  });
  return [
    ...(isWrong ? summary : []),
    ...controls,
    ...(form.name === 'contact' ? ['status ""'] : []),
    `button "${form.send}"`,
    ...(form.name === 'login' ? [`link "${contentOf(loginPage, language).forgot.label}"`] : []),
    'status ""',
  ];
}

test.each(formsInAllLanguages)(
  'the %s form, sent empty, says what to do beside each field and in a summary that leads there',
  (_name, form) =>
    suite.visit(form, async (visit) => {
      const { page } = visit;
      expect(await page.locator(HONEYPOT).count()).toBe(form.name === 'login' ? 0 : 1);
      expect(await accessibilityTree(page)).toEqual(treeOf(form, false));
      for (const name of Object.keys(form.labels)) {
        expect(await control(page, form, name).getAttribute('aria-required')).toBe('true');
      }
      await sendButton(page, form).click();
      const summary = page.getByRole('group', { name: form.words.summaryHeading });
      await summary.waitFor();
      expect(await accessibilityTree(page)).toEqual(treeOf(form, true));
      for (const [name, sentence] of Object.entries(form.sentences)) {
        await summary.getByRole('link', { name: sentence, exact: true }).click();
        const field = control(page, form, name);
        expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
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
          ...(name === 'privacyAccepted' ? [policyIn(form.language)] : []),
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
