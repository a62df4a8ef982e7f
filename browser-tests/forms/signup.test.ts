import type { Page } from 'playwright-core';
import { SITE } from '../support/addresses';
import { languages, menu } from '../support/content';
import { messagesIn } from '../support/formContent';
import {
  account,
  control,
  fillIn,
  formsIn,
  isReady,
  login,
  sendButton,
  signup,
} from '../support/forms';
import { expectHealthy, formSuite, toastsShown } from '../support/formVisit';
import { fails, succeeds, testOutcomes } from '../support/outcomeTable';
import { LONG_WORDS, MARKUP_WORDS, UNSENT_WORDS, wordsOfStatus } from '../support/serverAnswers';

const suite = formSuite();

/** Specification 8: success true or false in the answer, a server error, no response, others. */
describe.each(languages)('the registration in %s', (language) => {
  const messages = messagesIn(language).signup;
  const created = succeeds(messages.success);
  const failed = fails(messages.failed);
  const noResponse = fails(messages.network);
  const serverSays = fails;

  testOutcomes(suite, formsIn(language).signup, {
    success: created,
    answers: {
      '200': created,
      '201': created,
      '202': created,
      '204': failed,
      '206': created,
      '302, followed': created,
      '400': serverSays(wordsOfStatus(400)),
      '401': serverSays(wordsOfStatus(401)),
      '403': serverSays(wordsOfStatus(403)),
      '404': serverSays(wordsOfStatus(404)),
      '409': serverSays(wordsOfStatus(409)),
      '413': serverSays(wordsOfStatus(413)),
      '422': serverSays(wordsOfStatus(422)),
      '429': serverSays(wordsOfStatus(429)),
      '500': serverSays(wordsOfStatus(500)),
      '502': serverSays(wordsOfStatus(502)),
      '503': serverSays(wordsOfStatus(503)),
      '200 without a body': failed,
      '200 with JSON that breaks off': failed,
      '200 with HTML': failed,
      '200 with null': failed,
      '200 with a list': failed,
      '200, success absent': serverSays('There is no success field.'),
      '200, success absent, no message': failed,
      '200, success a text': serverSays('Success is text.'),
      '200, success a number': failed,
      '200, success false': serverSays('It did not work.'),
      '200, success false, no message': failed,
      '200, success false, message with markup': serverSays(MARKUP_WORDS),
      '200, success true, no message': created,
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
      '400, message of 10,000 characters': serverSays(LONG_WORDS),
      '400, message with markup': serverSays(MARKUP_WORDS),
      '400, message in JSON called plain text': serverSays('Plain words.'),
    },
    breakdowns: {
      'refused connection': noResponse,
      'connection reset': noResponse,
      'broken off in the body of 200': noResponse,
      'broken off in the body of 500': noResponse,
      offline: noResponse,
      'CORS refused': noResponse,
      'CORS: answer not readable': noResponse,
    },
    unsent: fails(`${messages.otherPrefix.trimEnd()} ${UNSENT_WORDS}`),
  });
});

describe('the registration', () => {
  it('says in the server’s words that a username is taken', () =>
    suite.visit(signup, async (visit) => {
      const { page } = visit;
      await suite.standIn().addAccount({ ...account, username: signup.values.username });
      await fillIn(page, signup);
      await sendButton(page, signup).click();
      const says = 'This username is already taken.';
      expect(await toastsShown(page, 1)).toEqual([{ role: 'alert', text: says }]);
      await control(page, signup, 'username').fill('another');
      await sendButton(page, signup).click();
      expect((await toastsShown(page, 2))[1]).toEqual({ role: 'status', text: signup.success });
      await expectHealthy(visit);
    }));

  it('makes an account that can log in', () =>
    suite.visit(signup, async ({ page }) => {
      await fillIn(page, signup);
      await sendButton(page, signup).click();
      await page.waitForURL(`${SITE}/`);
      await page.goto(login.path);
      await isReady(page);
      const { username = '', password = '' } = signup.values;
      await fillIn(page, login, { username, password });
      await sendButton(page, login).click();
      await page.waitForURL(`${SITE}/`);
      const { login: attempts } = await suite.standIn().inbox();
      expect(attempts).toMatchObject([{ username, succeeded: true }]);
    }));

  /** Specification 9: 2000 ms from the message to the home page. */
  describe('leads home 2000 ms after its message', () => {
    const visitAfterSuccess = (use: (page: Page) => Promise<void>) =>
      suite.visit(
        signup,
        async (visit) => {
          const { page } = visit;
          await fillIn(page, signup);
          await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
          await sendButton(page, signup).click();
          await toastsShown(page, 1);
          await use(page);
          await expectHealthy(visit);
        },
        { context: {}, before: ({ page }) => page.clock.install() },
      );

    it('and no sooner', () =>
      visitAfterSuccess(async (page) => {
        await page.clock.runFor(1999);
        expect(page.url()).toBe(SITE + signup.path);
        await page.clock.runFor(1);
        await page.waitForURL(`${SITE}/`);
      }));

    it('but not a visitor who has moved on', () =>
      visitAfterSuccess(async (page) => {
        await page.clock.runFor(100);
        // The clock stands still, and a real press would wait for it.
        const about = page
          .locator('header')
          .getByRole('link', { name: menu.find(({ href }) => href === '/about')?.label });
        await about.dispatchEvent('click');
        await page.clock.resume();
        await page.waitForURL(`${SITE}/about`, { waitUntil: 'commit' });
        await page.clock.fastForward(5000);
        await page.locator('h1').waitFor();
        expect(page.url()).toBe(`${SITE}/about`);
      }));
  });
});
