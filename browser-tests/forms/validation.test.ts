import { languages } from '../support/content';
import { formContentIn } from '../support/formContent';
import {
  account,
  contact,
  control,
  fillIn,
  formsIn,
  formsInAllLanguages,
  formsToTest,
  languagesToTest,
  lead,
  login,
  sendButton,
  signup,
  valuesOf,
  type FormUnderTest,
} from '../support/forms';
import {
  expectHealthy,
  formSuite,
  shownToasts,
  toastsShown,
  type FormVisit,
} from '../support/formVisit';

const suite = formSuite();

beforeEach(() => suite.standIn().addAccount(account));

const summary = ({ page }: FormVisit, { words }: FormUnderTest) =>
  page.getByRole('group', { name: words.summaryHeading });

const hasFocus = (one: ReturnType<typeof control>) =>
  one.evaluate((element) => element === document.activeElement);

/** The visible text that describes a control, where it is marked as wrong. */
async function errorOf({ page }: FormVisit, form: FormUnderTest, name: string) {
  const one = control(page, form, name);
  if ((await one.getAttribute('aria-invalid')) !== 'true') return undefined;
  const ids = (await one.getAttribute('aria-describedby')) ?? '';
  const text = page.locator(`[id="${ids}"]`);
  const [controlBox, textBox] = [await one.boundingBox(), await text.boundingBox()];
  expect(Math.abs((controlBox?.y ?? 0) - (textBox?.y ?? Infinity))).toBeLessThan(260);
  return (await text.innerText()).replace(form.words.errorPrefix, '').trim();
}

async function errorsOf(visit: FormVisit, form: FormUnderTest): Promise<Record<string, string>> {
  const errors: Record<string, string> = {};
  for (const name of Object.keys(form.labels)) {
    const error = await errorOf(visit, form, name);
    if (error !== undefined) errors[name] = error;
  }
  return errors;
}

describe.each(formsInAllLanguages)('the %s form', (_name, form) => {
  const wanted = form.sentences;

  it('says what to do, beside each field and in a summary that takes the focus; sends nothing', () =>
    suite.visit(form, async (visit) => {
      const { page } = visit;
      expect(await errorsOf(visit, form)).toEqual({});
      await sendButton(page, form).click();
      await summary(visit, form).waitFor();
      expect(await hasFocus(summary(visit, form))).toBe(true);
      expect(await errorsOf(visit, form)).toEqual(wanted);
      expect(await summary(visit, form).getByRole('link').allInnerTexts()).toEqual(
        Object.values(wanted),
      );
      for (const [name, sentence] of Object.entries(wanted)) {
        await summary(visit, form).getByRole('link', { name: sentence, exact: true }).click();
        expect(await hasFocus(control(page, form, name))).toBe(true);
      }
      expect(await suite.standIn().requests(form.call)).toEqual([]);
      await expectHealthy(visit);
    }));
});

describe.each(formsToTest)('the %s form', (_name, form) => {
  it('judges from the first submit on, at every change, and keeps the focus where it is', () =>
    suite.visit(form, async (visit) => {
      const { page } = visit;
      for (const [name, value] of Object.entries(form.values)) {
        if (typeof value === 'string' && name !== 'service') {
          await control(page, form, name).fill('x');
          await control(page, form, name).fill('');
        }
      }
      expect(await errorsOf(visit, form)).toEqual({});
      await sendButton(page, form).click();
      await summary(visit, form).waitFor();
      const [first = ''] = Object.keys(form.labels);
      const field = control(page, form, first);
      await field.press('A');
      await page.locator(`[name="${first}"]:not([aria-invalid])`).waitFor();
      expect(await hasFocus(field)).toBe(true);
      expect(Object.keys(await errorsOf(visit, form))).toEqual(
        Object.keys(form.sentences).slice(1),
      );
      await field.press('Backspace');
      await page.locator(`[name="${first}"][aria-invalid=true]`).waitFor();
      expect(await hasFocus(field)).toBe(true);
      await fillIn(page, form);
      await summary(visit, form).waitFor({ state: 'detached' });
      expect(await errorsOf(visit, form)).toEqual({});
    }));
});

describe.each(languages)('the lead form in %s', (language) => {
  const { lead } = formsIn(language);
  const { privacyAccepted } = lead.sentences;

  it('says in a message, too, that the privacy policy must be accepted, and sends nothing', () =>
    suite.visit(lead, async (visit) => {
      const { page } = visit;
      await fillIn(page, lead, { ...lead.values, privacyAccepted: false });
      await sendButton(page, lead).click();
      expect(await toastsShown(page, 1)).toEqual([{ role: 'alert', text: privacyAccepted }]);
      expect(await errorsOf(visit, lead)).toEqual({ privacyAccepted });
      expect(await suite.standIn().requests('join-us')).toEqual([]);
      await control(page, lead, 'privacyAccepted').check();
      await sendButton(page, lead).click();
      await toastsShown(page, 2);
      expect(await suite.standIn().requests('join-us')).toHaveLength(1);
    }));
});

describe('an e-mail address', () => {
  const fields = languagesToTest.flatMap(
    (language): [string, FormUnderTest, string | undefined][] => {
      const forms = formsIn(language);
      const content = formContentIn(language);
      return [
        ['co_email', forms.lead, content.lead.inputs.co_email.invalid],
        ['email', forms.contact, content.contact.inputs.email.invalid],
        ['email', forms.signup, content.signup.inputs.email.invalid],
      ];
    },
  );
  const right = [
    'ada@example.com',
    'ada+news@example.com',
    'ada.lovelace@mail.analytical.example.co',
    "o'hara_1@example.com",
    'ada@bücher.example',
    'ада@пример.рф',
  ];
  const wrong = [
    'ada',
    'a@b',
    '@example.com',
    'ada@',
    'ada@example',
    'ada@@example.com',
    'ada @example.com',
    'ada@example..com',
    'ada@-example.com',
  ];

  test.each(fields)('%s of a form is judged as a person would', (name, form, sentence) =>
    suite.visit(form, async (visit) => {
      const { page } = visit;
      const field = control(page, form, name);
      await sendButton(page, form).click();
      await summary(visit, form).waitFor();
      const judge = async (addresses: string[], isWrong: boolean) => {
        for (const address of addresses) {
          await field.fill(address);
          await page
            .locator(`[name="${name}"]${isWrong ? '[aria-invalid=true]' : ':not([aria-invalid])'}`)
            .waitFor();
          expect([address, await errorOf(visit, form, name)]).toEqual([
            address,
            isWrong ? sentence : undefined,
          ]);
          // The next one must change the state, or waiting for it proves nothing.
          await field.fill(isWrong ? 'right@example.com' : 'wrong');
          await page
            .locator(`[name="${name}"]${isWrong ? ':not([aria-invalid])' : '[aria-invalid=true]'}`)
            .waitFor();
        }
      };
      await judge(right, false);
      await judge(wrong, true);
    }),
  );
});

describe('a control', () => {
  const attributes: [
    string,
    FormUnderTest,
    Record<string, [string, string | null, string | null]>,
  ][] = [
    ['lead', lead, { name: ['text', 'name', null], co_email: ['email', 'email', 'email'] }],
    [
      'contact',
      contact,
      {
        first_name: ['text', 'given-name', null],
        last_name: ['text', 'family-name', null],
        email: ['email', 'email', 'email'],
        phone: ['tel', 'tel', 'tel'],
      },
    ],
    [
      'login',
      login,
      { username: ['text', 'username', null], password: ['password', 'current-password', null] },
    ],
    [
      'signup',
      signup,
      {
        name: ['text', 'name', null],
        username: ['text', 'username', null],
        phone: ['tel', 'tel', 'tel'],
        email: ['email', 'email', 'email'],
        password: ['password', 'new-password', null],
      },
    ],
  ];

  test.each(attributes)(
    'of the %s form has its type, autofill hint and keyboard',
    (_name, form, wanted) =>
      suite.visit(form, async ({ page }) => {
        for (const [name, [type, autocomplete, inputmode]] of Object.entries(wanted)) {
          const field = control(page, form, name);
          expect(await field.getAttribute('name')).toBe(name);
          expect([
            await field.getAttribute('type'),
            await field.getAttribute('autocomplete'),
            await field.getAttribute('inputmode'),
          ]).toEqual([type, autocomplete, inputmode]);
        }
      }),
  );
});

describe.each(formsToTest.filter(([, { values }]) => 'password' in values))(
  'the password of the %s form',
  (_name, form) => {
    it('can be shown and hidden, and is hidden while it is sent', () =>
      suite.visit(form, async (visit) => {
        const { page } = visit;
        const { line } = suite.standIn();
        const field = control(page, form, 'password');
        const show = page.getByRole('button', { name: form.words.showPassword });
        const hide = page.getByRole('button', { name: form.words.hidePassword });
        await fillIn(page, form);
        expect(await show.getAttribute('aria-controls')).toBe(await field.getAttribute('id'));
        expect(await field.getAttribute('type')).toBe('password');
        await show.click();
        expect(await field.getAttribute('type')).toBe('text');
        await hide.press('Enter');
        expect(await field.getAttribute('type')).toBe('password');
        await show.press('Space');
        expect(await field.getAttribute('type')).toBe('text');
        expect(await suite.standIn().requests(form.call)).toEqual([]);
        line.hold();
        await sendButton(page, form).click();
        await page.getByRole('button', { name: form.busy }).waitFor();
        expect(await field.getAttribute('type')).toBe('password');
        expect(await valuesOf(page, form)).toEqual(form.values);
        expect(await shownToasts(page)).toEqual([]);
      }));
  },
);
