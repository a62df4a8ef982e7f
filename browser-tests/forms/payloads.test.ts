import { MAIN_LANGUAGE } from '../../src/content/languages';
import { API, API_TOKEN } from '../support/addresses';
import { formContentIn } from '../support/formContent';
import {
  control,
  fillIn,
  formsIn,
  formsToTest,
  languagesToTest,
  payloadOf,
  sendButton,
  type FormUnderTest,
} from '../support/forms';
import { formSuite, type FormVisit } from '../support/formVisit';

const suite = formSuite();

/** What Chromium adds to a request to another origin. */
const BROWSERS_OWN =
  /^(accept|accept-encoding|accept-language|connection|content-length|host|origin|referer|user-agent|sec-.*)$/;

const bearer = { authorization: `Bearer ${API_TOKEN}` };
const noCache = { 'cache-control': 'no-cache', pragma: 'no-cache', expires: '0' };

/** Specification 7: payload and headers of each call, and nothing else. */
const headersOf: Readonly<Record<FormUnderTest['name'], Record<string, string>>> = {
  lead: bearer,
  contact: bearer,
  login: noCache,
  signup: {},
};

async function sentBy({ page }: FormVisit, form: FormUnderTest) {
  const coming = page.waitForRequest(
    (request) => request.url().startsWith(API) && request.method() === 'POST',
  );
  await sendButton(page, form).click();
  const request = await coming;
  const payload: unknown = request.postDataJSON();
  return { url: request.url(), headers: await request.allHeaders(), payload };
}

describe.each(formsToTest)('the call of the %s form', (_name, form) => {
  const { call, values } = form;

  it('has exactly the fields and headers of the specification', () =>
    suite.visit(
      form,
      async (visit) => {
        await visit.context.addCookies([{ name: 'visitor', value: 'Ada', url: API }]);
        await fillIn(visit.page, form);
        const sent = await sentBy(visit, form);
        expect(sent.url).toBe(`${API}/api/${call}`);
        expect(sent.payload).toEqual(payloadOf(values));
        const own = Object.entries(sent.headers).filter(([name]) => !BROWSERS_OWN.test(name));
        expect(Object.fromEntries(own)).toEqual({
          'content-type': 'application/json',
          ...headersOf[form.name],
        });
      },
      { context: {} },
    ));
});

describe.each(languagesToTest)('the lead form in %s', (language) => {
  const { lead } = formsIn(language);
  const { services } = formContentIn(MAIN_LANGUAGE).lead;
  const labels = formContentIn(language).lead.services;

  it('offers each service, and sends the English name of the chosen one', () =>
    suite.visit(lead, async (visit) => {
      const { page } = visit;
      const options = await control(page, lead, 'service')
        .locator('option')
        .evaluateAll((all) =>
          all.map((one) => (one instanceof HTMLOptionElement ? [one.label, one.value] : [])),
        );
      expect(options.slice(1)).toEqual(services.map((service, index) => [labels[index], service]));
      const service = services.at(-1) ?? '';
      await fillIn(page, lead, { ...lead.values, service });
      expect((await sentBy(visit, lead)).payload).toMatchObject({ service });
    }));
});
