/**
 * Pages whose texts a translator has wrapped before the scripts start: hydration fails on them, and
 * React draws the page again.
 */
import { SITE } from '../support/addresses';
import { footerLinkTo } from '../support/content';
import {
  control,
  fillIn,
  formsByName,
  isReady,
  lead,
  sendButton,
  valuesOf,
  type FormUnderTest,
} from '../support/forms';
import { formSuite, type FormVisit } from '../support/formVisit';
import { translator } from '../support/translator';

const suite = formSuite();

/** A page that is being translated from the start. */
const translate = ({ page }: FormVisit) => page.addInitScript(translator);

const firstField = ({ labels }: FormUnderTest) => Object.keys(labels)[0] ?? '';

const focusedField = ({ page }: FormVisit) =>
  page.evaluate(() => document.activeElement?.getAttribute('name'));

describe.each(formsByName)('the %s form of a page that is being translated', (_name, form) => {
  it('keeps what was typed before the scripts came, and the focus, and sends it', () =>
    suite.visitEarly(
      form,
      async (visit, arrive) => {
        const { page } = visit;
        const whole = String(form.values[firstField(form)]);
        const beginning = whole.slice(0, 3);
        await fillIn(page, form, { ...form.values, [firstField(form)]: beginning });
        await control(page, form, firstField(form)).focus();
        arrive();
        await isReady(page);
        expect(await page.locator('form font').count()).toBeGreaterThan(0);
        expect(await focusedField(visit)).toBe(firstField(form));
        // Where the caret stood before.
        await page.keyboard.type(whole.slice(beginning.length));
        expect(await valuesOf(page, form)).toEqual(form.values);
        await sendButton(page, form).click();
        await suite.expectSent(visit, form);
      },
      translate,
    ));

  it('is sent once where it was sent before the scripts came', () =>
    suite.visitEarly(
      form,
      async (visit, arrive) => {
        await fillIn(visit.page, form);
        await sendButton(visit.page, form).dblclick();
        arrive();
        await suite.expectSent(visit, form);
      },
      translate,
    ));
});

test('a form of a page that is being translated says what is missing, and no longer what was', () =>
  suite.visitEarly(
    lead,
    async ({ page, complaints }, arrive) => {
      const words = page.locator('form');
      arrive();
      await isReady(page);
      await sendButton(page, lead).click();
      for (const sentence of Object.values(lead.sentences)) {
        await words.getByText(sentence).last().waitFor();
      }
      await control(page, lead, 'co_email').fill('ada');
      await words.getByText(lead.sentences.co_email ?? '').waitFor({ state: 'detached' });
      await page.getByRole('link', { name: footerLinkTo('/cookies') }).click();
      await page.waitForURL(`${SITE}/cookies`);
      await page.locator('form').waitFor({ state: 'detached' });
      // React's own words: what it could not hydrate.
      expect(complaints.filter((text) => !/hydrat|react.*(?:418|423|425)/i.test(text))).toEqual([]);
    },
    translate,
  ));
