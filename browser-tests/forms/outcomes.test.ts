/**
 * The outcomes of each form's call over real HTTP (specification 8): the message, the form's values, and a second
 * submit that arrives. __tests__/forms/outcomes.test.ts tests the other statuses and bodies.
 */
import type { Page } from '@playwright/test';
import { MAIN_LANGUAGE } from '../../src/content/text/languages';
import type { FaultOrder } from '../../stand-in-api/faults';
import { expect, inEveryEngine, outsideGate } from '../fixtures';
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
import { keptByBrowser, openForm, test, toastsShown } from '../support/formVisit';

/**
 * How a call ends, and the content key of the message of each form that is tested with it (the quote follows a
 * "…Prefix"); "quote" for the quote alone; "home" for the home page without a message. The quote is from the server.
 */
interface Row {
  fault: FaultOrder;
  says: Partial<Record<FormUnderTest['name'], string>>;
  quote?: string;
}

const SUCCESS: Row = {
  fault: 200,
  says: { lead: 'success', contact: 'success', login: 'home', signup: 'success' },
};

const FAILURE: Row = {
  fault: 500,
  says: { lead: 'error', contact: 'serverPrefix', login: 'error', signup: 'quote' },
  quote: 'The stand-in was asked to answer 500.',
};

// The contact form alone has a message for each of these.
const rows: Readonly<Record<string, Row>> = {
  '500 with a message': FAILURE,
  '200 and half a body': { fault: 'abort', says: { contact: 'success' } },
  'an answer that CORS hides': {
    fault: { preset: 'cors-unreadable', status: 200 },
    says: { contact: 'network' },
  },
};

interface Outcome {
  fault: FaultOrder;
  isSuccess: boolean;
  /** Undefined if the form leads to the home page without a message. */
  message?: string;
}

function outcomeOf({ fault, says, quote = '' }: Row, { name, language }: FormUnderTest): Outcome {
  const key = says[name] ?? '';
  const messages: Readonly<Record<string, string>> = formContentIn(language)[name].messages;
  if (key === 'home') return { fault, isSuccess: true };
  if (key === 'quote') return { fault, isSuccess: false, message: quote };
  const words = messages[key]?.trimEnd() ?? `no message ${key}`;
  const message = key.endsWith('Prefix') ? `${words} ${quote}` : words;
  return { fault, isSuccess: key === 'success', message };
}

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
    const success = outcomeOf(SUCCESS, form);

    for (const [what, row] of Object.entries(rows)) {
      if (row !== FAILURE && (form.name !== 'contact' || form.language !== MAIN_LANGUAGE)) continue;
      const outcome = outcomeOf(row, form);
      const details = row === FAILURE ? inEveryEngine() : outsideGate;
      test(what, details, async ({ page, standIn }) => {
        await openForm(page, form);
        await fillIn(page, form);
        await standIn.break(form.call, outcome.fault);
        await sendButton(page, form).click();
        await expectOutcome(form, page, outcome);
        await standIn.mend();
        const before = (await standIn.requests(form.call)).length;
        expect(before).toBeLessThan(2);

        const isElsewhere = outcome.isSuccess && ['login', 'signup'].includes(form.name);
        if (isElsewhere) {
          await page.goto(form.path);
          await isReady(page);
        }
        if (outcome.isSuccess) await fillIn(page, form);
        else if (form.name === 'contact') await restoreButton(page, form).click();
        await expect.poll(() => valuesOf(page, form)).toEqual(form.values);
        await sendButton(page, form).click();
        const former = isElsewhere || outcome.message === undefined ? [] : [outcome.message];
        await expectOutcome(form, page, success, former);
        await expect.poll(() => standIn.requests(form.call)).toHaveLength(before + 1);
        const { [form.call]: arrived } = await standIn.inbox();
        expect(arrived).toContainEqual(expect.objectContaining(inboxItemOf(form)));
      });
    }
  });
}
