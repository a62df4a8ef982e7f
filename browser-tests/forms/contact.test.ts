import { contact } from '../support/forms';
import { formSuite } from '../support/formVisit';
import { fails, succeeds, testOutcomes } from '../support/outcomeTable';
import { LONG_WORDS, MARKUP_WORDS, wordsOfStatus } from '../support/serverAnswers';

const suite = formSuite();

const sent = succeeds('Message sent successfully!');
const unexpected = fails('Unexpected response. Please try again.');
const error = fails('An error occurred. Please try again.');
const network = fails('An error occurred. Please check your network and try again.');
const serverSays = (words: string) => fails(`Error: ${words}`);

/** Specification 8: 200, any other status that is no error, an error with and without an answer. */
describe('the contact form', () => {
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
});
