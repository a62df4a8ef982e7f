import { SITE } from '../support/addresses';
import { languages } from '../support/content';
import { messagesIn } from '../support/formContent';
import { account, control, fillIn, formsIn, login, PASSWORD, sendButton } from '../support/forms';
import { expectHealthy, formSuite, shownToasts, toastsShown } from '../support/formVisit';
import { fails, succeeds, testOutcomes } from '../support/outcomeTable';

const suite = formSuite();

beforeEach(() => suite.standIn().addAccount(account));

/** Specification 8: a status that is not 200, an error. A success leads home (specification 4). */
describe.each(languages)('the login in %s', (language) => {
  const messages = messagesIn(language).login;
  const home = succeeds();
  const invalid = fails(messages.invalid);
  const failed = fails(messages.error);

  testOutcomes(suite, formsIn(language).login, {
    success: home,
    answers: {
      '200': home,
      '201': invalid,
      '202': invalid,
      '204': invalid,
      '206': invalid,
      '302, followed': home,
      '400': failed,
      '401': failed,
      '403': failed,
      '404': failed,
      '409': failed,
      '413': failed,
      '422': failed,
      '429': failed,
      '500': failed,
      '502': failed,
      '503': failed,
      '200 without a body': home,
      '200 with JSON that breaks off': home,
      '200 with HTML': home,
      '200 with null': home,
      '200 with a list': home,
      '200, success absent': home,
      '200, success absent, no message': home,
      '200, success a text': home,
      '200, success a number': home,
      '200, success false': home,
      '200, success false, no message': home,
      '200, success false, message with markup': home,
      '200, success true, no message': home,
      '400 with JSON that breaks off': failed,
      '500 without a body': failed,
      '502 with HTML': failed,
      '400, body null': failed,
      '400, message absent': failed,
      '400, message empty': failed,
      '400, message blank': failed,
      '400, message null': failed,
      '400, message a number': failed,
      '400, message an object': failed,
      '400, message a list': failed,
      '400, message of 10,000 characters': failed,
      '400, message with markup': failed,
      '400, message in JSON called plain text': failed,
    },
    breakdowns: {
      'refused connection': failed,
      'connection reset': failed,
      'broken off in the body of 200': failed,
      'broken off in the body of 500': failed,
      offline: failed,
      'CORS refused': failed,
      'CORS: answer not readable': failed,
    },
    unsent: failed,
  });
});

describe('the login', () => {
  it('takes the account that was registered, and no other password', () =>
    suite.visit(login, async (visit) => {
      const { page } = visit;
      await fillIn(page, login, { ...login.values, password: 'wrong' });
      await sendButton(page, login).click();
      expect(await toastsShown(page, 1)).toEqual([{ role: 'alert', text: login.failure }]);
      expect(await suite.standIn().requests('login')).toMatchObject([{ status: 401 }]);
      await control(page, login, 'password').fill(PASSWORD);
      await control(page, login, 'password').press('Enter');
      await page.waitForURL(`${SITE}/`);
      expect(await shownToasts(page)).toHaveLength(1);
      await expectHealthy(visit);
    }));
});
