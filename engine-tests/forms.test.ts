import { setTimeout as wait } from 'node:timers/promises';
import { API } from '../browser-tests/support/addresses';
import {
  account,
  contact,
  formsByName,
  inboxItemOf,
  lead,
  leadsAway,
  type FormUnderTest,
} from '../browser-tests/support/forms';
import { standInAt } from '../browser-tests/support/standIn';
import { translator } from '../browser-tests/support/translator';
import { PHONE, visit, WIDE } from './support/visit';
import type { Visitor } from './support/visitor';

const standIn = standInAt(API);

beforeEach(async () => {
  await standIn.mend();
  await standIn.forget();
  await standIn.addAccount(account);
});

/** Fills in every field by mouse and keyboard. */
async function fillIn(visitor: Visitor, { labels, values }: FormUnderTest): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const label = labels[name] ?? '';
    if (typeof value === 'boolean') await visitor.press({ role: 'field', name: label });
    else if (name === 'service') await visitor.choose(label, value);
    else await visitor.type(label, value);
  }
}

/** What the fields hold, by their names. */
async function valuesOf(visitor: Visitor, { labels, values }: FormUnderTest): Promise<unknown> {
  const held: Record<string, unknown> = {};
  for (const name of Object.keys(values))
    held[name] = await visitor.ask('valueOf', { role: 'field', name: labels[name] ?? '' });
  return held;
}

/** Two clicks within this time are a double click, which sends a form once. */
const DOUBLE_CLICK_MILLISECONDS = 600;

const send = (visitor: Visitor, { send: name }: FormUnderTest) =>
  visitor.press({ role: 'button', name, within: 'form' });

/** Waits for a toast with these words; it is gone after three seconds. */
const hearsOf = (visitor: Visitor, words: string) =>
  visitor.until(`for the message "${words}"`, async () => {
    const toasts = await visitor.evaluate('(window.shownToasts ?? []).map(({ text }) => text)');
    return Array.isArray(toasts) && toasts.includes(words);
  });

/** Waits until the form's success is seen, and holds the inbox against what was typed. */
async function expectSent(visitor: Visitor, form: FormUnderTest): Promise<void> {
  if (form.success) await hearsOf(visitor, form.success);
  if (leadsAway(form)) await visitor.isAt('/');
  const inbox: Record<string, unknown> = { ...(await standIn.inbox()) };
  expect(inbox[form.call]).toContainEqual(expect.objectContaining(inboxItemOf(form)));
}

const translated = formsByName
  .filter(([, form]) => form === contact || form === lead)
  .flatMap(([name, form]) =>
    [WIDE, PHONE].map((window) => [name, window.width, form, window] as const),
  );

test.each(translated)(
  'the %s form of a page that is being translated keeps what is typed as soon as it is there, %i pixels wide',
  (_name, _width, form, window) =>
    visit(
      async (visitor) => {
        await visitor.open(form.path);
        await visitor.evaluate(`(${translator.toString()})()`);
        await visitor.evaluate('window.firstHeading = document.querySelector("h1")');
        await fillIn(visitor, form);
        await visitor.until('for React to draw the page again', () =>
          visitor.evaluate('!window.firstHeading.isConnected'),
        );
        expect(await valuesOf(visitor, form)).toEqual(form.values);
        expect(await visitor.evaluate('document.activeElement.matches("form *")')).toBe(true);
        await send(visitor, form);
        await expectSent(visitor, form);
        // React says what it could not hydrate.
        await visitor.evaluate('window.takeComplaints?.()');
      },
      { window },
    ),
);

describe.each(formsByName)('the %s form', (_name, form) => {
  test('is typed into as soon as the page is there, and reaches the inbox once', () =>
    visit(async (visitor) => {
      await visitor.open(form.path);
      await fillIn(visitor, form);
      expect(await valuesOf(visitor, form)).toEqual(form.values);
      await send(visitor, form);
      await expectSent(visitor, form);
      expect(await standIn.requests(form.call)).toHaveLength(1);
    }));

  test('says what is missing and sends nothing', () =>
    visit(async (visitor) => {
      await visitor.open(form.path);
      await send(visitor, form);
      for (const name of Object.values(form.sentences)) await visitor.sees({ role: 'text', name });
      expect(await standIn.requests(form.call)).toEqual([]);
    }));

  test('says that the server failed, and can be sent again', () =>
    visit(async (visitor) => {
      await standIn.break(form.call, 'message-absent');
      await visitor.open(form.path);
      await fillIn(visitor, form);
      await send(visitor, form);
      await hearsOf(visitor, form.failure);
      if (form === contact) {
        await visitor.press({ role: 'button', name: form.restore });
      }
      expect(await valuesOf(visitor, form)).toEqual(form.values);
      await standIn.mend();
      await wait(DOUBLE_CLICK_MILLISECONDS);
      await send(visitor, form);
      await expectSent(visitor, form);
    }));

  test('holds what was typed when the visitor comes back to it, and can be sent', () =>
    visit(async (visitor) => {
      await visitor.open(form.path);
      await fillIn(visitor, form);
      await visitor.open('/cookies');
      await visitor.tab.goBack();
      await visitor.isAt(form.path);
      await visitor.until('for the page as it was left', () =>
        visitor.evaluate('window.isBackFromCache === true'),
      );
      expect(await valuesOf(visitor, form)).toEqual(form.values);
      await send(visitor, form);
      await expectSent(visitor, form);
    }));
});
