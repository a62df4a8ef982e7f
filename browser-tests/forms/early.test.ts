/** What is typed, filled in and sent before a form's scripts have come, and while they come. */
import { SITE } from '../support/addresses';
import {
  control,
  fillIn,
  formsByName,
  isReady,
  sendButton,
  valuesOf,
  type FormUnderTest,
} from '../support/forms';
import { expectHealthy, formSuite, type FormVisit } from '../support/formVisit';

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

describe.each(formsByName)('the %s form', (_name, form) => {
  const [first = ''] = Object.keys(form.labels);
  const firstValue = String(form.values[first]);

  async function expectSendable(visit: FormVisit): Promise<void> {
    expect(await valuesOf(visit.page, form)).toEqual(form.values);
    await sendButton(visit.page, form).click();
    await suite.expectSent(visit, form);
    await expectHealthy(visit);
  }

  test.each([
    ['was typed', ({ page }: FormVisit) => fillIn(page, form)],
    ['the browser filled in', (visit: FormVisit) => fillInSilently(visit, form)],
  ])('keeps and sends what %s before the scripts came', (_how, fill) =>
    suite.visitEarly(form, async (visit, arrive) => {
      await fill(visit);
      arrive();
      await isReady(visit.page);
      await expectSendable(visit);
    }),
  );

  it('keeps and sends what is typed while the scripts come', () =>
    suite.visitEarly(form, async (visit, arrive) => {
      const { page } = visit;
      await fillIn(page, form, { ...form.values, [first]: '' });
      const field = control(page, form, first);
      const middle = Math.floor(firstValue.length / 2);
      await field.pressSequentially(firstValue.slice(0, middle));
      arrive();
      await field.pressSequentially(firstValue.slice(middle));
      await isReady(page);
      await expectSendable(visit);
    }));

  it('is sent once, when the scripts come, and nothing of it is in the address before', () =>
    suite.visitEarly(form, async (visit, arrive) => {
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
      await expectHealthy(visit);
      expect(requests).toHaveLength(1);
    }));
});
