import { languages } from '../support/content';
import { messagesIn } from '../support/formContent';
import { formsIn } from '../support/forms';
import { formSuite } from '../support/formVisit';
import { fails, succeeds, testOutcomes } from '../support/outcomeTable';

const suite = formSuite();

/** Specification 8: 200 or 204, any other status that is no error, an error thrown. */
describe.each(languages)('the lead form in %s', (language) => {
  const messages = messagesIn(language).lead;
  const sent = succeeds(messages.success);
  const unexpected = fails(messages.unexpected);
  const error = fails(messages.error);

  testOutcomes(suite, formsIn(language).lead, {
    success: sent,
    answers: {
      '200': sent,
      '201': unexpected,
      '202': unexpected,
      '204': sent,
      '206': unexpected,
      '302, followed': sent,
      '400': error,
      '401': error,
      '403': error,
      '404': error,
      '409': error,
      '413': error,
      '422': error,
      '429': error,
      '500': error,
      '502': error,
      '503': error,
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
      '400, message of 10,000 characters': error,
      '400, message with markup': error,
      '400, message in JSON called plain text': error,
    },
    breakdowns: {
      'refused connection': error,
      'connection reset': error,
      'broken off in the body of 200': error,
      'broken off in the body of 500': error,
      offline: error,
      'CORS refused': error,
      'CORS: answer not readable': error,
    },
    unsent: error,
  });
});
