/** What is typed, filled in and sent before a form's scripts have come, and while they come. */
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
import { expectHealthy, formSuite, type FormVisit } from '../support/formVisit';
import { translator } from '../support/translator';

const suite = formSuite();

/** Fills in as a password manager or a browser that restores a page may: without any event. */
const fillInSilently = ({ page }: FormVisit, { values }: FormUnderTest) =>
  page.evaluate((texts) => {
    for (const [name, value] of Object.entries(texts)) {
      const one = document.querySelector(`form [name="${name}"]`);
      if (one instanceof HTMLSelectElement) one.value = String(value);
      if (!(one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement)) continue;
      // Past the property by which React watches an input.
      const property = typeof value === 'boolean' ? 'checked' : 'value';
      const kind = one instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
      Object.getOwnPropertyDescriptor(kind.prototype, property)?.set?.call(one, value);
    }
  }, values);

/** A page that a translator wraps from the start: hydration fails on it, and React draws it again. */
const translate = ({ page }: FormVisit) => page.addInitScript(translator);

/** The visit without React's own words on what it could not hydrate. */
const afterHydration = ({ errors, ...visit }: FormVisit): FormVisit => ({
  ...visit,
  errors: errors.filter((text) => !/hydrat|react.*(?:418|423|425)/i.test(text)),
});

const visits = [
  ['', undefined],
  [' of a page that is being translated', translate],
] as const;

describe.each(
  visits.flatMap(([which, before]) =>
    formsByName.map(([name, form]) => [`${name} form${which}`, form, before] as const),
  ),
)('the %s', (_name, form, before) => {
  const [first = ''] = Object.keys(form.labels);
  const firstValue = String(form.values[first]);

  /** Opens the form, and sends it once `use` has filled it in and the scripts have come. */
  const visitAndSend = (use: (visit: FormVisit, arrive: () => void) => Promise<void>) =>
    suite.visitEarly(
      form,
      async (visit, arrive) => {
        const { page } = visit;
        await use(visit, arrive);
        await isReady(page);
        expect((await page.locator('form font').count()) > 0).toBe(before === translate);
        expect(await valuesOf(page, form)).toEqual(form.values);
        await sendButton(page, form).click();
        await suite.expectSent(visit, form);
        await expectHealthy(before ? afterHydration(visit) : visit);
      },
      before,
    );

  it('keeps and sends what is typed before the scripts come and while they come, and the focus', () =>
    visitAndSend(async ({ page }, arrive) => {
      await fillIn(page, form, { ...form.values, [first]: '' });
      const middle = Math.floor(firstValue.length / 2);
      await control(page, form, first).focus();
      await page.keyboard.type(firstValue.slice(0, middle));
      arrive();
      await page.keyboard.type(firstValue.slice(middle, -1));
      await isReady(page);
      await page.keyboard.type(firstValue.slice(-1));
    }));

  it('keeps and sends what the browser filled in before the scripts came', () =>
    visitAndSend(async (visit, arrive) => {
      await fillInSilently(visit, form);
      arrive();
    }));

  it('is sent once, when the scripts come, and nothing of it is in the address before', () =>
    suite.visitEarly(
      form,
      async (visit, arrive) => {
        const { page } = visit;
        const requests: string[] = [];
        page.on('request', (request) => {
          if (request.isNavigationRequest() || request.method() === 'POST') {
            requests.push(request.url());
          }
        });
        await fillIn(page, form);
        await control(page, form, first).press('Enter');
        await sendButton(page, form).dblclick();
        expect(page.url()).toBe(SITE + form.path);
        expect(requests).toEqual([]);
        arrive();
        await suite.expectSent(visit, form);
        await expectHealthy(before ? afterHydration(visit) : visit);
        expect(requests).toHaveLength(1);
      },
      before,
    ));
});

test('a form of a page that is being translated says what is missing, and no longer what was', () =>
  suite.visitEarly(
    lead,
    async (visit, arrive) => {
      const { page } = visit;
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
      expect(afterHydration(visit).errors).toEqual([]);
    },
    translate,
  ));
