/** The four forms as visitors see them: labels, valid values, messages and calls. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { CallName } from '../../src/backend/calls';
import type { Content } from '../../src/content/kinds';
import {
  contactForm,
  formWords,
  leadForm,
  loginForm,
  signupForm,
} from '../../src/content/kinds/forms';
import { MAIN_LANGUAGE, pathIn } from '../../src/content/text/languages';
import { SITE } from './addresses';
import { asRead, contentOf, languages } from './content';

/** Typed text, and the state of checkboxes, by the name of the control. */
export type Values = Record<string, string | boolean>;

export interface FormUnderTest {
  name: 'lead' | 'contact' | 'login' | 'signup';
  call: CallName;
  /** Code of its page's language. */
  language: string;
  /** Address of a page with the form. */
  path: string;
  /** Labels by the name of the control, in the order of the page. */
  labels: Readonly<Record<string, string>>;
  /** Errors of empty controls, in the same order. All are required (specification 5). */
  sentences: Readonly<Record<string, string>>;
  /** Valid values. */
  values: Values;
  /** One of these values, found nowhere else on the page: if it is stored, so is the form. */
  mark: string;
  /** Labels of the button, at rest and during a request. */
  send: string;
  busy: string;
  /** Message after a success; '' for the login, which leads to the home page. */
  success: string;
  /** Message after an error status if the response has no message. */
  failure: string;
  /** Label of the button that restores a message; only the contact form has it. */
  restore: string;
  /** Strings that all forms share. */
  words: Content<'form-words'>;
  /** Address of the home page, to which login and signup lead. */
  home: string;
}

export const PASSWORD = ' correct horse  battery ';

/** The content of the forms. __tests__/contract/content.test.ts tests the messages that section 8 fixes. */
export const formContentIn = (language: string) => ({
  lead: contentOf(leadForm, language),
  contact: contentOf(contactForm, language),
  login: contentOf(loginForm, language),
  signup: contentOf(signupForm, language),
});

interface FormContent {
  inputs: Record<string, { label: string; required: string }>;
  submit: { label: string; busy: string };
}

/** The forms in a language. Their values are the same in all languages. */
export function formsIn(language: string): Readonly<Record<FormUnderTest['name'], FormUnderTest>> {
  const { lead, contact, login, signup } = formContentIn(language);
  const words = contentOf(formWords, language);
  const fromContent = ({ inputs, submit }: FormContent) => ({
    labels: Object.fromEntries(Object.entries(inputs).map(([name, { label }]) => [name, label])),
    sentences: Object.fromEntries(
      Object.entries(inputs).map(([name, { required }]) => [name, required]),
    ),
    send: submit.label,
    busy: submit.busy,
    language,
    restore: contact.restore.label,
    words,
    home: SITE + pathIn(language, '/'),
  });
  const fromLead = fromContent(lead);
  return {
    lead: {
      ...fromLead,
      name: 'lead',
      call: 'join-us',
      // On a service's page, that service would be preselected.
      path: pathIn(language, '/'),
      labels: { ...fromLead.labels, privacyAccepted: asRead(lead.privacy.label) },
      sentences: { ...fromLead.sentences, privacyAccepted: lead.messages.privacy },
      success: lead.messages.success,
      failure: lead.messages.error,
      values: {
        name: 'Ada Lovelace',
        co_email: 'ada+site@mail.example.com',
        service: 'Fact Checking & Bots Detection',
        privacyAccepted: true,
      },
      mark: 'ada+site@mail.example.com',
    },
    contact: {
      ...fromContent(contact),
      success: contact.messages.success,
      failure: contact.messages.error,
      name: 'contact',
      call: 'contact-us',
      path: pathIn(language, '/contact'),
      values: {
        first_name: 'Ada',
        last_name: 'Lovelace',
        email: 'ada@mail.example.com',
        phone: '04 111 1111, ask for Ada',
        message: 'Two lines,\nand "quotes" <b>too</b> 🙂',
      },
      mark: 'ada@mail.example.com',
    },
    login: {
      ...fromContent(login),
      success: '',
      failure: login.messages.error,
      name: 'login',
      call: 'login',
      path: pathIn(language, '/login'),
      values: { username: 'ada.lovelace', password: PASSWORD },
      mark: 'ada.lovelace',
    },
    signup: {
      ...fromContent(signup),
      success: signup.messages.success,
      failure: signup.messages.failed,
      name: 'signup',
      call: 'register',
      path: pathIn(language, '/signup'),
      values: {
        name: 'Ada Lovelace',
        username: 'countess',
        phone: '+971 4 111 1111',
        email: 'ada@example.com',
        password: PASSWORD,
      },
      mark: 'ada@example.com',
    },
  };
}

export const { lead, contact, login, signup } = formsIn(MAIN_LANGUAGE);

/** Each form with its name. */
export const formsByName = [lead, contact, login, signup].map((form) => [form.name, form] as const);

/** Each form in every language, with a title. */
export const formsInAllLanguages = languages.flatMap((language) =>
  Object.values(formsIn(language)).map((form) => {
    const title = language === MAIN_LANGUAGE ? form.name : `${form.name} (${language})`;
    return [title, form] as const;
  }),
);

/** The account that the login form's values belong to; the signup form registers another. */
export const account = {
  ...signup.values,
  username: 'ada.lovelace',
  email: 'login@example.com',
};

export const formOn = (page: Page): Locator => page.locator('form');

/** Finds a control by name, using its label. */
export const control = (page: Page, { labels }: FormUnderTest, name: string): Locator =>
  formOn(page).getByLabel(labels[name] ?? `no label for ${name}`, { exact: true });

/** The submit button, at rest or during a request. */
export const sendButton = (page: Page, { send, busy }: FormUnderTest): Locator =>
  formOn(page)
    .getByRole('button', { name: send, exact: true })
    .or(formOn(page).getByRole('button', { name: busy, exact: true }));

/** Scrolls to the form, which starts the page's scripts, and waits until the form works. */
export async function isReady(page: Page): Promise<void> {
  await formOn(page).evaluate((form) => form.scrollIntoView({ block: 'nearest' }));
  await expect(page.locator('html[data-started] form button[type=submit]:enabled')).toBeVisible();
}

/** The button that restores a message cleared by an error. */
export const restoreButton = (page: Page, { restore }: FormUnderTest = contact): Locator =>
  page.getByRole('button', { name: restore, exact: true });

export async function fillIn(
  page: Page,
  form: FormUnderTest,
  values: Values = form.values,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const input = control(page, form, name);
    if (typeof value === 'boolean') await input.setChecked(value);
    else if (name === 'service') await input.selectOption(value);
    else await input.fill(value);
  }
}

/** The current values, all read at once since the form may be about to leave the page. */
export const valuesOf = (page: Page, { values }: FormUnderTest): Promise<Values> =>
  formOn(page).evaluate(
    (form, names) =>
      Object.fromEntries(
        names.map((name) => {
          const input = form.querySelector(`[name="${name}"]`);
          const isBox = input instanceof HTMLInputElement && input.type === 'checkbox';
          return [name, isBox ? input.checked : String(Reflect.get(input ?? {}, 'value'))];
        }),
      ),
    Object.keys(values),
  );

/** The values of the form when it is empty. */
export const emptied = ({ values }: FormUnderTest): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'boolean' ? false : '']),
  );

const without = (values: Values, name: string): Values =>
  Object.fromEntries(Object.entries(values).filter(([other]) => other !== name));

/** The values that may be stored. */
export const withoutPassword = (values: Values): Values => without(values, 'password');

/** The message in the company's inbox. */
export const inboxItemOf = ({ name, values }: FormUnderTest): Values =>
  name === 'login'
    ? { username: values.username ?? '', succeeded: true }
    : withoutPassword(without(values, 'privacyAccepted'));
