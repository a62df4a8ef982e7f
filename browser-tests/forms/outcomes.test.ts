/**
 * What becomes of each form's call, in the browser and over real HTTP: what the visitor reads, what the
 * form holds then, and that the next submit arrives. Specification 8. The other statuses and bodies are
 * read in __tests__/forms/outcomes.test.ts.
 */
import type { Page } from '@playwright/test';
import { MAIN_LANGUAGE } from '../../src/content/languages';
import type { FaultOrder } from '../../stand-in-api/faults';
import { expect, inEveryEngine } from '../fixtures';
import {
  emptied,
  fillIn,
  formContentIn,
  formsInAllLanguages,
  inboxItemOf,
  isReady,
  leadsAway,
  restoreButton,
  sendButton,
  valuesOf,
  type FormUnderTest,
} from '../support/forms';
import { CALLS, keptByBrowser, openForm, test, toastsShown } from '../support/formVisit';
import type { StandIn } from '../support/standIn';

interface Place {
  page: Page;
  standIn: StandIn;
}

/** Makes the form's next call go wrong. */
type Fault = (place: Place, form: FormUnderTest) => Promise<unknown>;

const answered =
  (fault: FaultOrder): Fault =>
  ({ standIn }, { call }) =>
    standIn.break(call, fault);

const refused: Fault = ({ page }) => page.route(CALLS, (route) => route.abort('connectionrefused'));

/** No server can keep a request from being made: the page loses a part that the client needs. */
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
 * A message of the form by its name in the content; a prefix stands before the quoted words, `quote` is
 * these alone, `home` no word but the home page.
 */
type Told = string;

/** By form: lead, contact, login, signup; and what a server or an error says that may be quoted. */
type Row = [Fault, lead: Told, contact: Told, login: Told, signup: Told, quote?: string];

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
  /** Nothing where the visitor is led home without a word. */
  says?: string;
}

function outcomeOf(row: Row, { name, language }: FormUnderTest): Outcome {
  const [fault, ...cells] = row;
  const told = cells[columns.indexOf(name)] ?? '';
  const quote = cells[columns.length];
  const messages: Readonly<Record<string, string>> = formContentIn(language)[name].messages;
  if (told === 'home') return { fault, isSuccess: true };
  if (told === 'quote') return { fault, isSuccess: false, says: quote };
  const words = messages[told]?.trimEnd() ?? `no message ${told}`;
  const says = told.endsWith('Prefix') ? `${words} ${quote ?? ''}` : words;
  return { fault, isSuccess: told === 'success', says };
}

/** Only the contact form tells these apart from an error status. */
const OF_CONTACT = ['200 and half a body', 'an answer that CORS hides', 'an error before sending'];

/** In another language a form says one thing. */
const isShown = (what: string, { language, name }: FormUnderTest): boolean =>
  language === MAIN_LANGUAGE
    ? name === 'contact' || !OF_CONTACT.includes(what)
    : what === '500 with a message';

/** The outcome is said once, on the screen and to screen readers, and the form is as it should be. */
async function expectOutcome(
  form: FormUnderTest,
  page: Page,
  { isSuccess, says }: Pick<Outcome, 'isSuccess' | 'says'>,
  former: readonly string[] = [],
): Promise<void> {
  const wanted = says === undefined ? former : [...former, says];
  if (says === undefined) await page.waitForURL(form.home);
  else {
    const toasts = page.getByLabel(form.words.toasts);
    await expect(toasts.getByText(says, { exact: true }).last()).toBeVisible();
    // Before its toasts are looked at: a registration leads home two seconds after its message.
    const values = isSuccess || form.name === 'contact' ? emptied(form) : form.values;
    await expect.poll(() => valuesOf(page, form)).toEqual(values);
  }
  const toasts = await toastsShown(page, wanted.length);
  expect(toasts.map(({ text }) => text)).toEqual(wanted);
  if (says !== undefined) expect(toasts.at(-1)?.role).toBe(isSuccess ? 'status' : 'alert');
  expect((await keptByBrowser(page)).includes(form.mark)).toBe(!isSuccess);
}

for (const [title, form] of formsInAllLanguages) {
  test.describe(`the ${title} form, answered with`, () => {
    const success = outcomeOf(rows['200'] ?? [answered(200), '', '', '', ''], form);

    for (const [what, row] of Object.entries(rows)) {
      if (!isShown(what, form)) continue;
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

        const isElsewhere = outcome.isSuccess && leadsAway(form);
        if (isElsewhere) {
          await page.goto(form.path);
          await isReady(page);
        }
        if (outcome.isSuccess) await fillIn(page, form);
        else if (form.name === 'contact') await restoreButton(page, form).click();
        expect(await valuesOf(page, form)).toEqual(form.values);
        await sendButton(page, form).click();
        const former = isElsewhere || outcome.says === undefined ? [] : [outcome.says];
        await expectOutcome(form, page, success, former);
        expect(await standIn.requests(form.call)).toHaveLength(before + 1);
        const { [form.call]: arrived } = await standIn.inbox();
        expect(arrived).toContainEqual(expect.objectContaining(inboxItemOf(form)));
      });
    }
  });
}
