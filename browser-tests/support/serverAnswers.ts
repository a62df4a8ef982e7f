/**
 * Everything that a server, the network or the page itself can do to a call. The forms' tables say
 * for each what the visitor reads; their type asks for a line for every one.
 */
import type { FaultOrder } from '../../stand-in-api/faults';
import type { FormVisit } from './formVisit';
import type { StandIn } from './standIn';

const json = (value: unknown): string => JSON.stringify(value);

/** What the stand-in says when it is asked for a status: a message in JSON. */
export const wordsOfStatus = (status: number): string =>
  `The stand-in was asked to answer ${status}.`;

/** Its message of 10,000 characters, as far as it is shown. */
export const LONG_WORDS = `${'Ten thousand characters. '.repeat(12)}…`;

/** Its message with markup, which must be shown as text. */
export const MARKUP_WORDS =
  '<b>Bold</b> <img src="x" onerror="window.standInMarkupRan = true"> &amp; more';

/** Answers of a server. */
export const answers = {
  '200': 200,
  '201': 201,
  '202': 202,
  '204': 204,
  '206': 206,
  '302, followed': 302,
  '400': 400,
  '401': 401,
  '403': 403,
  '404': 404,
  '409': 409,
  '413': 413,
  '422': 422,
  '429': 429,
  '500': 500,
  '502': 502,
  '503': 503,
  '200 without a body': 'empty',
  '200 with JSON that breaks off': 'malformed-json',
  '200 with HTML': { preset: 'html', status: 200 },
  '200 with null': { body: 'null' },
  '200 with a list': { body: '[true]' },
  '200, success absent': 'success-absent',
  '200, success absent, no message': { body: json({}) },
  '200, success a text': 'success-string',
  '200, success a number': { body: json({ success: 1 }) },
  '200, success false': 'success-false',
  '200, success false, no message': { body: json({ success: false }) },
  '200, success false, message with markup': { preset: 'message-markup', status: 200 },
  '200, success true, no message': { body: json({ success: true }) },
  '400 with JSON that breaks off': { preset: 'malformed-json', status: 400 },
  '500 without a body': { preset: 'empty', status: 500 },
  '502 with HTML': 'html',
  '400, body null': { status: 400, body: 'null' },
  '400, message absent': 'message-absent',
  '400, message empty': 'message-empty',
  '400, message blank': { status: 400, body: json({ message: ' \n ' }) },
  '400, message null': { status: 400, body: json({ message: null }) },
  '400, message a number': 'message-number',
  '400, message an object': 'message-object',
  '400, message a list': { status: 400, body: json({ message: ['One', 'Two'] }) },
  '400, message of 10,000 characters': 'message-long',
  '400, message with markup': 'message-markup',
  '400, message in JSON called plain text': {
    status: 400,
    body: json({ message: 'Plain words.' }),
    contentType: 'text/plain',
  },
} as const satisfies Record<string, FaultOrder>;

export type AnswerName = keyof typeof answers;

/** Something that keeps a readable answer from coming. */
export interface Breakdown {
  begin: (
    visit: FormVisit,
    standIn: StandIn,
    call: Parameters<StandIn['break']>[0],
  ) => Promise<void>;
  /** Undoes what the stand-in's own `mend` does not. */
  end?: (visit: FormVisit) => Promise<void>;
}

const broken = (fault: FaultOrder): Breakdown => ({
  begin: (_visit, standIn, call) => standIn.break(call, fault),
});

/** Nothing here is intercepted in the browser: the connection itself fails. */
export const breakdowns = {
  'refused connection': { begin: (_visit, standIn) => standIn.line.cut() },
  'connection reset': broken('reset'),
  'broken off in the body of 200': broken('abort'),
  'broken off in the body of 500': broken({ preset: 'abort', status: 500 }),
  offline: {
    begin: ({ context }) => context.setOffline(true),
    end: ({ context }) => context.setOffline(false),
  },
  'CORS refused': broken('cors-refused'),
  'CORS: answer not readable': broken({ preset: 'cors-unreadable', status: 200 }),
} satisfies Record<string, Breakdown>;

export type BreakdownName = keyof typeof breakdowns;

/** What an error before sending says of itself. */
export const UNSENT_WORDS = 'The request could not be made.';

/**
 * The request cannot even be made. No server can provoke that, so the page loses a part that the
 * client needs.
 */
export const unsent: Breakdown = {
  begin: async ({ page }) => {
    await page.evaluate((words) => {
      const { Headers: original } = window;
      window.addEventListener('headers back', () => {
        window.Headers = original;
      });
      Object.assign(window, {
        Headers: function BrokenHeaders() {
          throw new Error(words);
        },
      });
    }, UNSENT_WORDS);
  },
  end: async ({ page }) => {
    await page.evaluate(() => window.dispatchEvent(new Event('headers back')));
  },
};
