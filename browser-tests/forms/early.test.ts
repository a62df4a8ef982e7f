import { SITE } from '../support/addresses';
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
import { expectHealthy, formSuite, toastsShown, type FormVisit } from '../support/formVisit';

const suite = formSuite();

beforeEach(() => suite.standIn().addAccount(account));

const SCRIPTS = /\.js$/;

/** Scripts that come when `arrive` is called: the one thing here that is intercepted. */
function slowScripts() {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const before = ({ page }: FormVisit) =>
    page.route(SCRIPTS, async (route) => {
      await arrival;
      await route.continue();
    });
  return { arrive: () => arrive(), before };
}

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

describe.each(formsByName)('the %s form', (name, form) => {
  async function expectSent(visit: FormVisit): Promise<void> {
    const { page } = visit;
    await sendButton(page, form).click();
    if (name === 'login') await page.waitForURL(`${SITE}/`);
    else expect(await toastsShown(page, 1)).toEqual([{ role: 'status', text: form.success }]);
    const { [form.call]: arrived } = await suite.standIn().inbox();
    const expected =
      name === 'login' ? { succeeded: true } : withoutPassword(payloadOf(form.values));
    expect(arrived).toContainEqual(expect.objectContaining(expected));
    await expectHealthy(visit);
  }

  it('keeps and sends what was typed before the scripts came', () => {
    const { arrive, before } = slowScripts();
    return suite.visit(
      form,
      async (visit) => {
        const { page } = visit;
        await fillIn(page, form);
        arrive();
        await isReady(page);
        expect(await valuesOf(page, form)).toEqual(form.values);
        await expectSent(visit);
      },
      { before, isEarly: true },
    );
  });

  it('keeps and sends what the browser filled in before the scripts came', () => {
    const { arrive, before } = slowScripts();
    return suite.visit(
      form,
      async (visit) => {
        await sendButton(visit.page, form).waitFor();
        await fillInSilently(visit, form);
        arrive();
        await isReady(visit.page);
        expect(await valuesOf(visit.page, form)).toEqual(form.values);
        await expectSent(visit);
      },
      { before, isEarly: true },
    );
  });

  it('sends what the browser has filled in since, without a word', () =>
    suite.visit(form, async (visit) => {
      await fillInSilently(visit, form);
      await expectSent(visit);
    }));

  it('is sent once, when the scripts come, and nothing of it is in the address before', () => {
    const { arrive, before } = slowScripts();
    return suite.visit(
      form,
      async (visit) => {
        const { page } = visit;
        const requests: string[] = [];
        page.on('request', (request) => {
          if (request.isNavigationRequest() || request.method() === 'POST') {
            requests.push(request.url());
          }
        });
        await fillIn(page, form);
        await control(page, form, Object.keys(form.labels)[0] ?? '').press('Enter');
        await sendButton(page, form).dblclick();
        expect(page.url()).toBe(SITE + form.path);
        expect(requests).toEqual([]);
        arrive();
        if (name === 'login') await page.waitForURL(`${SITE}/`);
        else {
          expect(await toastsShown(page, 1)).toEqual([{ role: 'status', text: form.success }]);
        }
        expect(requests).toHaveLength(1);
        await expectHealthy(visit);
      },
      { before, isEarly: true },
    );
  });
});
