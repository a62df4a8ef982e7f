/** The four forms as a visitor meets them: labels, what is typed, and the call that it becomes. */
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
import { MAIN_LANGUAGE, pathIn } from '../../src/content/languages';
import { SITE } from './addresses';
import { asRead, contentOf, languages } from './content';

/** Texts and ticks by the name of the control. */
export type Values = Record<string, string | boolean>;

export interface FormUnderTest {
  name: 'lead' | 'contact' | 'login' | 'signup';
  call: CallName;
  /** Code of the language of its page. */
  language: string;
  /** A page that has it. */
  path: string;
  /** What the labels say, by the name of the control, in the order of the page. */
  labels: Readonly<Record<string, string>>;
  /** What is said of a control that is empty, in the same order. All are required (specification 5). */
  sentences: Readonly<Record<string, string>>;
  /** A form that is filled in right. */
  values: Values;
  /** One of these values, which nothing else on the page says: where it is kept, the form is. */
  mark: string;
  /** What the button says: at rest, and while a request is under way. */
  send: string;
  busy: string;
  /** What is said after a success; the login says nothing and leads home. */
  success: string;
  /** What is said after an error status without a message. */
  failure: string;
  /** What the button says that takes a message back; only the contact form has it. */
  restore: string;
  /** What all forms say. */
  words: Content<'form-words'>;
  /** The address of the home page, to which login and signup lead. */
  home: string;
}

export const PASSWORD = ' correct horse  battery ';

/** The words of the forms; __tests__/contract/content.test.ts holds those that section 8 fixes. */
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

/** The forms of the pages in a language. What is typed and sent is the same in all. */
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
      // On a service's page it begins with that service chosen.
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
        phone: 'ask for Ada',
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

/** For `test.each` and `describe.each`: each form under its name. */
export const formsByName = [lead, contact, login, signup].map((form) => [form.name, form] as const);

/** The same in every language. */
export const formsInAllLanguages = languages.flatMap((language) =>
  Object.values(formsIn(language)).map((form) => {
    const title = language === MAIN_LANGUAGE ? form.name : `${form.name} (${language})`;
    return [title, form] as const;
  }),
);

/** The account that the login's values belong to; somebody else than the one who registers. */
export const account = {
  ...signup.values,
  username: 'ada.lovelace',
  email: 'login@example.com',
};

export const formOn = (page: Page): Locator => page.locator('form');

/** The control of this name in the payload, by its label. */
export const control = (page: Page, { labels }: FormUnderTest, name: string): Locator =>
  formOn(page).getByLabel(labels[name] ?? `no label for ${name}`, { exact: true });

/** The one button that sends, whatever it says just now. */
export const sendButton = (page: Page, { send, busy }: FormUnderTest): Locator =>
  formOn(page)
    .getByRole('button', { name: send, exact: true })
    .or(formOn(page).getByRole('button', { name: busy, exact: true }));

/** Scrolls to the form, which starts the page's scripts, and waits until it works. */
export async function isReady(page: Page): Promise<void> {
  await formOn(page).evaluate((form) => form.scrollIntoView({ block: 'nearest' }));
  await expect(page.locator('html[data-started] form button[type=submit]:enabled')).toBeVisible();
}

/** Takes a message back that an error has cleared. */
export const restoreButton = (page: Page, { restore }: FormUnderTest = contact): Locator =>
  page.getByRole('button', { name: restore, exact: true });

/** Fills in each value as a visitor would. */
export async function fillIn(
  page: Page,
  form: FormUnderTest,
  values: Values = form.values,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const one = control(page, form, name);
    if (typeof value === 'boolean') await one.setChecked(value);
    else if (name === 'service') await one.selectOption(value);
    else await one.fill(value);
  }
}

/** What the controls hold now, by name; all at one moment, as a form may be about to lead elsewhere. */
export const valuesOf = (page: Page, { values }: FormUnderTest): Promise<Values> =>
  formOn(page).evaluate(
    (form, names) =>
      Object.fromEntries(
        names.map((name) => {
          const one = form.querySelector(`[name="${name}"]`);
          const isBox = one instanceof HTMLInputElement && one.type === 'checkbox';
          return [name, isBox ? one.checked : String(Reflect.get(one ?? {}, 'value'))];
        }),
      ),
    Object.keys(values),
  );

/** The values of the empty form. */
export const emptied = ({ values }: FormUnderTest): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'boolean' ? false : '']),
  );

const without = (values: Values, name: string): Values =>
  Object.fromEntries(Object.entries(values).filter(([one]) => one !== name));

/** After a success these two lead to the home page, at once or after a while. */
export const leadsAway = ({ name }: FormUnderTest): boolean =>
  name === 'login' || name === 'signup';

/** What may be kept: everything but the password. */
export const withoutPassword = (values: Values): Values => without(values, 'password');

/** What the company finds in its inbox: no password, and the login as an attempt. */
export const inboxItemOf = ({ name, values }: FormUnderTest): Values =>
  name === 'login'
    ? { username: values.username ?? '', succeeded: true }
    : withoutPassword(without(values, 'privacyAccepted'));
