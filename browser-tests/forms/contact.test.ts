import { languages } from '../support/content';
import { messagesIn } from '../support/formContent';
import { fillIn, formsIn, sendButton } from '../support/forms';
import { formSuite, toastsShown } from '../support/formVisit';
import { fails, succeeds, testOutcomes } from '../support/outcomeTable';
import { LONG_WORDS, MARKUP_WORDS, wordsOfStatus } from '../support/serverAnswers';

const suite = formSuite();

/** Specification 8: 200, any other status that is no error, an error with and without an answer. */
describe.each(languages)('the contact form in %s', (language) => {
  const { contact } = formsIn(language);
  const messages = messagesIn(language).contact;
  const sent = succeeds(messages.success);
  const unexpected = fails(messages.unexpected);
  const error = fails(messages.error);
  const network = fails(messages.network);
  const serverSays = (words: string) => fails(`${messages.serverPrefix.trimEnd()} ${words}`);

  testOutcomes(suite, contact, {
    success: sent,
    answers: {
      '200': sent,
      '201': unexpected,
      '202': unexpected,
      '204': unexpected,
      '206': unexpected,
      '302, followed': sent,
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
      '200 without a body': sent,
      '200 with JSON that breaks off': sent,
      '200 with HTML': sent,
      '200 with null': sent,
      '200 with a list': sent,
      '200, success absent': sent,
      '200, success absent, no message': sent,
      '200, success a text': sent,
      '200, success a number': sent,
      '200, success false': sent,
      '200, success false, no message': sent,
      '200, success false, message with markup': sent,
      '200, success true, no message': sent,
      '400 with JSON that breaks off': error,
      '500 without a body': error,
      '502 with HTML': error,
      '400, body null': error,
      '400, message absent': error,
      '400, message empty': error,
      '400, message blank': error,
      '400, message null': error,
      '400, message a number': error,
      '400, message an object': error,
      '400, message a list': error,
      '400, message of 10,000 characters': serverSays(LONG_WORDS),
      '400, message with markup': serverSays(MARKUP_WORDS),
      '400, message in JSON called plain text': serverSays('Plain words.'),
    },
    breakdowns: {
      'refused connection': network,
      'connection reset': network,
      'broken off in the body of 200': network,
      'broken off in the body of 500': network,
      offline: network,
      'CORS refused': network,
      'CORS: answer not readable': network,
    },
    unsent: network,
  });

  it('shows a sentence of the server from left to right where it is one, full stop included', () =>
    suite.visit(contact, async ({ page }) => {
      await suite.standIn().break(contact.call, 400);
      await fillIn(page, contact);
      await sendButton(page, contact).click();
      await toastsShown(page, 1);
      const [first, last] = await page
        .getByText(wordsOfStatus(400), { exact: true })
        .evaluate(({ firstChild: text }) => {
          if (!(text instanceof Text)) throw new Error('The words of the server stand alone.');
          return [0, text.length - 1].map((index) => {
            const character = document.createRange();
            character.setStart(text, index);
            character.setEnd(text, index + 1);
            return character.getBoundingClientRect().left;
          });
        });
      expect(last).toBeGreaterThan(first ?? Infinity);
    }));
});
