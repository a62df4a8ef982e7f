/** Pages whose texts a translator has wrapped before the scripts start: hydration fails on them, and
 * React draws the page again. */
import { SITE } from '../support/addresses';
import { footerLinkTo } from '../support/content';
import {
  account,
  control,
  fillIn,
  formsByName,
  isReady,
  payloadOf,
  sendButton,
  valuesOf,
  withoutPassword,
  type FormUnderTest,
} from '../support/forms';
import { formSuite, toastsShown, type FormVisit } from '../support/formVisit';
import { translator } from '../support/translator';

const suite = formSuite();

beforeEach(() => suite.standIn().addAccount(account));

/** Opens a form's page whose scripts come when `arrive` is called. */
function openEarly(
  form: FormUnderTest,
  use: (visit: FormVisit, arrive: () => void) => Promise<void>,
  prepare: (visit: FormVisit) => Promise<unknown> = ({ page }) => page.addInitScript(translator),
): Promise<void> {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return suite.visit(
    form,
    async (visit) => {
      await visit.page.waitForLoadState('domcontentloaded');
      await use(visit, arrive);
    },
    {
      isEarly: true,
      before: async (visit) => {
        await prepare(visit);
        await visit.page.route(/\.js$/, async (route) => {
          await arrival;
          await route.continue();
        });
      },
    },
  );
}

const firstField = ({ labels }: FormUnderTest) => Object.keys(labels)[0] ?? '';

const focusedField = ({ page }: FormVisit) =>
  page.evaluate(() => document.activeElement?.getAttribute('name'));

async function expectSent({ page }: FormVisit, form: FormUnderTest): Promise<void> {
  if (form.name === 'login') await page.waitForURL(`${SITE}/`);
  else expect(await toastsShown(page, 1)).toEqual([{ role: 'status', text: form.success }]);
  const { [form.call]: arrived } = await suite.standIn().inbox();
  const expected =
    form.name === 'login' ? { succeeded: true } : withoutPassword(payloadOf(form.values));
  expect(arrived).toContainEqual(expect.objectContaining(expected));
  expect(await suite.standIn().requests(form.call)).toHaveLength(1);
}

describe.each(formsByName)('the %s form of a page that is being translated', (_name, form) => {
  it('keeps what was typed before the scripts came, and the focus, and sends it', () =>
    openEarly(form, async (visit, arrive) => {
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
      await expectSent(visit, form);
    }));

  it('is sent once where it was sent before the scripts came', () =>
    openEarly(form, async (visit, arrive) => {
      const { page } = visit;
      await fillIn(page, form);
      await sendButton(page, form).dblclick();
      arrive();
      await expectSent(visit, form);
    }));

  it('says what is missing, and no longer what was', () =>
    openEarly(form, async ({ page, complaints }, arrive) => {
      const words = page.locator('form');
      arrive();
      await isReady(page);
      await sendButton(page, form).click();
      for (const sentence of Object.values(form.sentences)) {
        await words.getByText(sentence).last().waitFor();
      }
      for (const [name, label] of Object.entries(form.labels)) {
        if (!/mail/.test(name)) continue;
        await words.getByLabel(label, { exact: true }).fill('ada');
        await words.getByText(form.sentences[name] ?? '').waitFor({ state: 'detached' });
      }
      await page.getByRole('link', { name: footerLinkTo('/cookies') }).click();
      await page.waitForURL(`${SITE}/cookies`);
      await page.locator('form').waitFor({ state: 'detached' });
      // React's own words: what it could not hydrate.
      expect(complaints.filter((text) => !/hydrat|react.*(?:418|423|425)/i.test(text))).toEqual([]);
    }));
});

it.each(formsByName)('the %s form is the very same where nothing failed', (_name, form) =>
  openEarly(
    form,
    async (visit, arrive) => {
      const { page } = visit;
      await fillIn(page, form);
      await control(page, form, firstField(form)).focus();
      await page.evaluate(() => {
        const parts = [...document.querySelectorAll('h1, header *, form, form *, footer *')];
        const events: string[] = [];
        for (const type of ['focusin', 'focusout', 'input', 'change']) {
          addEventListener(type, () => void events.push(type), true);
        }
        Object.assign(window, { parts, events });
      });
      arrive();
      await isReady(page);
      const gone: unknown = await page.evaluate(() => {
        const parts: unknown = Reflect.get(window, 'parts');
        if (!Array.isArray(parts)) return 'all';
        return parts.filter((part) => part instanceof Element && !part.isConnected).length;
      });
      expect(gone).toBe(0);
      expect(await page.evaluate(() => Reflect.get(window, 'events'))).toEqual([]);
      expect(await focusedField(visit)).toBe(firstField(form));
      expect(visit.complaints).toEqual([]);
    },
    () => Promise.resolve(),
  ),
);
