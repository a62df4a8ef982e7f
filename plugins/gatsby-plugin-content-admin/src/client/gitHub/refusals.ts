/** Puts GitHub's refusals into words for an editor. */
import { partOf } from '../../../../../src/basics/partOf';
import { refusalWords } from '../refusalWords';
import { listIn } from './jsonParts';

/** What a request is for, as far as its refusal is concerned. */
export interface Purpose {
  method: string;
  /** The path of a REST call; the first field of a GraphQL query. */
  call: string;
}

const isMerge = ({ method, call }: Purpose): boolean => method === 'PUT' && call.endsWith('/merge');

/** True for the answer to a merge in which Git has found a conflict. */
export const isConflict = ({ status }: Response, answer: unknown): boolean =>
  status === 405 && /not mergeable|conflict/i.test(errorIn(answer));

/** Says why a merge was refused: https://docs.github.com/en/rest/pulls/pulls#merge-a-pull-request */
function mergeRefusal(status: number, message: string): string {
  if (status === 409) return refusalWords.draftChanged;
  if (/still a draft/i.test(message)) return refusalWords.notReady;
  if (/review/i.test(message)) return refusalWords.needsReview;
  if (/\b(?:failing|failed|failure)\b/i.test(message)) return refusalWords.checkFailed;
  if (/status check|expected|in progress|pending/i.test(message)) return refusalWords.checkRunning;
  if (/not mergeable|conflict/i.test(message)) return refusalWords.notMergeable;
  return refusalWords.unknownRefusal(message);
}

const SECONDS_PER_MINUTE = 60;

/** https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit */
function secondsToWait({ status, headers }: Response, message: string): number | undefined {
  const stated = Number(headers.get('retry-after'));
  if (stated > 0) return stated;
  if (headers.get('x-ratelimit-remaining') === '0') {
    return Math.max(1, Number(headers.get('x-ratelimit-reset')) - Date.now() / 1000);
  }
  const isLimit = status === 429 || /rate limit/i.test(message);
  return isLimit ? SECONDS_PER_MINUTE : undefined;
}

/** Returns the words of all errors in an answer, as the CMS reads them; "" if there are none. */
export function errorIn(answer: unknown): string {
  const messages = listIn(answer, 'errors').map((error) => partOf(error, 'message'));
  const found = messages.length > 0 ? messages : [partOf(answer, 'message')];
  return found.filter((one) => typeof one === 'string').join(', ');
}

/** Returns a sentence for an answer with an error; undefined where GitHub's own words have to stay. */
export function refusalOf(
  purpose: Purpose,
  response: Response,
  answer: unknown,
): string | undefined {
  const message = errorIn(answer);
  const { status } = response;
  // The CMS looks for these words, and goes on.
  if (message.includes('already exists in the repository')) return undefined;
  if (status === 401) return refusalWords.signIn;
  const seconds = secondsToWait(response, message);
  if (seconds !== undefined && (status === 403 || status === 429 || status === 200)) {
    return refusalWords.wait(Math.ceil(seconds / SECONDS_PER_MINUTE));
  }
  if (isMerge(purpose)) return mergeRefusal(status, message);
  if (/No commits between/.test(message)) return refusalWords.nothingChanged;
  if (/pull request already exists/.test(message))
    return refusalWords.otherDraft(refusalWords.somebody);
  if (status === 403) return refusalWords.noRight(message);
  if (status >= 500) return refusalWords.unreachable;
  return purpose.method === 'GET' || message === ''
    ? undefined
    : refusalWords.unknownRefusal(message);
}

/** Returns what to say when there is no answer. */
export function lostLine(purpose: Purpose): string {
  const isSave = purpose.method !== 'PUT' && purpose.method !== 'PATCH';
  return isSave ? refusalWords.unreachable : refusalWords.publishUnreachable;
}
