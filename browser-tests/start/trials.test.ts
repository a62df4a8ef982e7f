/**
 * Typing, pressing and sending before, during and after the start of the scripts, on a slow phone and a
 * slow network: nothing is lost, and nothing is done twice. What happens when is luck, so it runs at night;
 * `START_TRIALS` sets how many visits.
 */
import type { Page } from '@playwright/test';
import { expect, outsideGate } from '../fixtures';
import { languages } from '../support/content';
import {
  control,
  formsInAllLanguages,
  isReady,
  payloadOf,
  sendButton,
  type FormUnderTest,
} from '../support/forms';
import { expectSent, test } from '../support/formVisit';

const TRIALS = Number(process.env.START_TRIALS ?? 20);

/** Six times slower than this machine, on Lighthouse's slow 4G. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}

/** Types what a visitor would, key by key, from a first field on. */
async function typeIn(page: Page, form: FormUnderTest, pause: number): Promise<void> {
  for (const [name, value] of Object.entries(form.values)) {
    const one = control(page, form, name);
    if (typeof value === 'boolean') await one.setChecked(value);
    else if (await one.evaluate((element) => element instanceof HTMLSelectElement)) {
      await one.selectOption(value);
    } else await one.pressSequentially(value, { delay: pause });
  }
}

type Send = (page: Page, form: FormUnderTest) => Promise<void>;

const ways: Record<string, Send> = {
  'a click': (page, form) => sendButton(page, form).click(),
  'a double click': (page, form) => sendButton(page, form).dblclick(),
  Enter: (page, form) => control(page, form, Object.keys(form.values)[0] ?? '').press('Enter'),
};

/** Milliseconds between the first sight of the page and the first key. */
const beginnings = [0, 150, 400, 900, 'once it works'] as const;

const [firstForm] = formsInAllLanguages;
if (!firstForm) throw new Error('There is no form to try.');
const FORMS = formsInAllLanguages.length / languages.length;

const trials = Array.from({ length: TRIALS }, (_, index) => {
  const round = Math.floor(index / FORMS);
  // The language changes from trial to trial, and each form's from round to round.
  const language = (index + round) % languages.length;
  const [title, form] = formsInAllLanguages[language * FORMS + (index % FORMS)] ?? firstForm;
  const way = Object.keys(ways)[round % 3] ?? '';
  const beginning = beginnings[index % beginnings.length] ?? 0;
  return { trial: index + 1, title, form, way, beginning, pause: index % 3 };
});

for (const { trial, title, form, way, beginning, pause } of trials) {
  test(
    `trial ${trial}: the ${title} form, begun at ${beginning}, sent by ${way}`,
    outsideGate,
    async ({ page, standIn }) => {
      test.setTimeout(120_000);
      await slowDown(page);
      await page.goto(form.path, { waitUntil: 'commit' });
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(request.postData() ?? '');
      });
      await expect(sendButton(page, form)).toBeVisible();
      if (beginning === 'once it works') await isReady(page);
      else await page.waitForTimeout(beginning);
      await typeIn(page, form, pause);
      await ways[way]?.(page, form);
      await expectSent(page, standIn, form);
      expect(sent.map((text) => JSON.parse(text))).toEqual([payloadOf(form.values)]);
    },
  );
}
