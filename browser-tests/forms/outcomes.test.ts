/**
 * The outcomes of each form's call over real HTTP (specification 8): the message, the form's values, and a second
 * submit that arrives. __tests__/forms/outcomes.test.ts tests the other statuses and bodies.
 */
import type { Page } from '@playwright/test';
import { MAIN_LANGUAGE } from '../../src/content/text/languages';
import type { FaultOrder } from '../../stand-in-api/faults';
import { expect, inEveryEngine } from '../fixtures';
import {
  emptied,
  fillIn,
  formContentIn,
  formsInAllLanguages,
  inboxItemOf,
  isReady,
  restoreButton,
  sendButton,
  valuesOf,
  type FormUnderTest,
} from '../support/forms';
import { CALLS, keptByBrowser, openForm, test, toastsShown } from '../support/formVisit';
import type { StandIn } from '../support/standIn';

/** Makes the form's next call fail. */
type Fault = (fixtures: { page: Page; standIn: StandIn }, form: FormUnderTest) => Promise<unknown>;

const answered =
  (fault: FaultOrder): Fault =>
  ({ standIn }, { call }) =>
    standIn.break(call, fault);

const refused: Fault = ({ page }) => page.route(CALLS, (route) => route.abort('connectionrefused'));

/** Breaks a constructor that the client needs, so that it throws before sending. */
const unsent: Fault = ({ page }) =>
  page.evaluate((words) => {
    const { Headers: original } = window;
    Object.assign(window, {
      Headers: function BrokenHeaders() {
        window.Headers = original;
        throw new Error(words);
      },
    });
  }, 'The request could not be made.');

/**
 * The content key of each form's message (the quote follows a "…Prefix"); "quote" for the quote alone;
 * "home" for the home page without a message. The last item is the quote, from the server or an error.
 */
type Row = [Fault, lead: string, contact: string, login: string, signup: string, quote?: string];

// prettier-ignore
const rows: Record<string, Row> = {
  '200': [answered(200), 'success', 'success', 'home', 'success'],
  '500 with a message': [answered(500), 'error', 'serverPrefix', 'error', 'quote', 'The stand-in was asked to answer 500.'],
  '502 with HTML': [answered('html'), 'error', 'error', 'error', 'failed'],
  'a refused connection': [refused, 'error', 'network', 'error', 'network'],
  '200 and half a body': [answered('abort'), 'success', 'success', 'home', 'network'],
  'an answer that CORS hides': [answered({ preset: 'cors-unreadable', status: 200 }), 'error', 'network', 'error', 'network'],
  'an error before sending': [unsent, 'error', 'network', 'error', 'otherPrefix', 'The request could not be made.'],
};

const columns = ['lead', 'contact', 'login', 'signup'];

interface Outcome {
  fault: Fault;
  isSuccess: boolean;
  /** Undefined if the form leads to the home page without a message. */
  message?: string;
}

function outcomeOf(row: Row, { name, language }: FormUnderTest): Outcome {
  const [fault, ...cells] = row;
  const key = cells[columns.indexOf(name)] ?? '';
  const quote = cells[columns.length];
  const messages: Readonly<Record<string, string>> = formContentIn(language)[name].messages;
  if (key === 'home') return { fault, isSuccess: true };
  if (key === 'quote') return { fault, isSuccess: false, message: quote };
  const words = messages[key]?.trimEnd() ?? `no message ${key}`;
  const message = key.endsWith('Prefix') ? `${words} ${quote ?? ''}` : words;
  return { fault, isSuccess: key === 'success', message };
}

/** Only the contact form distinguishes these from an error status. */
const OF_CONTACT = ['200 and half a body', 'an answer that CORS hides', 'an error before sending'];

/** True for the outcomes to test: only one in languages other than the main one. */
const isTested = (what: string, { language, name }: FormUnderTest): boolean =>
  language === MAIN_LANGUAGE
    ? name === 'contact' || !OF_CONTACT.includes(what)
    : what === '500 with a message';

/** Expects the message once, on the screen and for screen readers, and the right values in the form. */
async function expectOutcome(
  form: FormUnderTest,
  page: Page,
  { isSuccess, message }: Pick<Outcome, 'isSuccess' | 'message'>,
  former: readonly string[] = [],
): Promise<void> {
  const wanted = message === undefined ? former : [...former, message];
  if (message === undefined) await page.waitForURL(form.home);
  else {
    const toasts = page.getByLabel(form.words.toasts);
    await expect(toasts.getByText(message, { exact: true }).last()).toBeVisible();
    // Checked before the toasts, since a registration leads to the home page two seconds after its message.
    const values = isSuccess || form.name === 'contact' ? emptied(form) : form.values;
    await expect.poll(() => valuesOf(page, form)).toEqual(values);
  }
  const toasts = await toastsShown(page, wanted.length);
  expect(toasts.map(({ text }) => text)).toEqual(wanted);
  if (message !== undefined) expect(toasts.at(-1)?.kind).toBe(isSuccess ? 'success' : 'error');
  // Nothing of a login is ever kept: the next visitor may sit at the same computer.
  const isKept = !isSuccess && form.call !== 'login';
  expect((await keptByBrowser(page)).includes(form.mark)).toBe(isKept);
}

for (const [title, form] of formsInAllLanguages) {
  test.describe(`the ${title} form shows the outcome and can be sent again after`, () => {
    const success = outcomeOf(rows['200'] ?? [answered(200), '', '', '', ''], form);

    for (const [what, row] of Object.entries(rows)) {
      if (!isTested(what, form)) continue;
      const outcome = outcomeOf(row, form);
      const details = what === '500 with a message' ? inEveryEngine() : {};
      test(what, details, async ({ page, standIn }) => {
        await openForm(page, form);
        await fillIn(page, form);
        await outcome.fault({ page, standIn }, form);
        await sendButton(page, form).click();
        await expectOutcome(form, page, outcome);
        await standIn.mend();
        await page.unroute(CALLS);
        const before = (await standIn.requests(form.call)).length;
        expect(before).toBeLessThan(2);

        const isElsewhere = outcome.isSuccess && ['login', 'signup'].includes(form.name);
        if (isElsewhere) {
          await page.goto(form.path);
          await isReady(page);
        }
        if (outcome.isSuccess) await fillIn(page, form);
        else if (form.name === 'contact') await restoreButton(page, form).click();
        expect(await valuesOf(page, form)).toEqual(form.values);
        await sendButton(page, form).click();
        const former = isElsewhere || outcome.message === undefined ? [] : [outcome.message];
        await expectOutcome(form, page, success, former);
        expect(await standIn.requests(form.call)).toHaveLength(before + 1);
        const { [form.call]: arrived } = await standIn.inbox();
        expect(arrived).toContainEqual(expect.objectContaining(inboxItemOf(form)));
      });
    }
  });
}
