/** Checks an API against docs/api.md over HTTP, with a browser's requests. */
import Ajv from 'ajv/dist/2020';
import { callNames, CALLS, pathOf, type CallName } from '../../../src/backend/calls';
import { partOf } from '../../../src/basics/partOf';
import { ENDS } from '../../../stand-in-api/schemas';
import { reasonOf } from './checkAddress';

interface Api {
  /** `{host}`, with or without a trailing slash. */
  host: string;
  /** The origin of the pages that call it. */
  site: string;
}

type Answer = Pick<Response, 'status' | 'headers'> & { text: string };

const TIMEOUT = 15_000;

/** An origin that no API may allow. */
const STRANGER = 'https://stranger.example';

const urlOf = ({ host }: Api, name: CallName) => host.trim().replace(/\/+$/, '') + pathOf(name);

async function ask(url: string, request: RequestInit): Promise<Answer> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const response = await fetch(url, { ...request, redirect: 'manual', signal });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const namesIn = (list: string | null): string[] =>
  (list ?? '').split(',').map((name) => name.trim().toLowerCase());

/** The headers that the site's client sends with a call. */
const headersOf = (name: CallName, token: string): Record<string, string> => ({
  'content-type': 'application/json',
  ...CALLS[name].headers,
  ...(CALLS[name].hasBearer && { authorization: `Bearer ${token}` }),
});

/** Checks the CORS preflight of each call. Returns a sentence for each call that the pages may not make. */
export const preflightProblems = async (api: Api): Promise<string[]> =>
  (await Promise.all(callNames().map((name) => preflightProblem(api, name)))).flat();

async function preflightProblem(api: Api, name: CallName): Promise<string[]> {
  const url = urlOf(api, name);
  const asked = Object.keys(headersOf(name, '')).map((header) => header.toLowerCase());
  const preflight = (origin: string) =>
    ask(url, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': asked.sort().join(','),
      },
    });
  try {
    const [own, strange] = await Promise.all([preflight(api.site), preflight(STRANGER)]);
    const allowed = namesIn(own.headers.get('access-control-allow-headers'));
    // "*" covers every header except authorization.
    const isAllowed = (header: string) =>
      allowed.includes(header) || (header !== 'authorization' && allowed.includes('*'));
    const refused = asked.filter((header) => !isAllowed(header));
    const origin = own.headers.get('access-control-allow-origin') ?? '';
    const problems = [
      own.status >= 200 && own.status < 300 ? '' : `answers its preflight with ${own.status}`,
      [api.site, '*'].includes(origin) ? '' : `does not allow the origin ${api.site}`,
      refused.length > 0 ? `does not allow the headers ${refused.join(', ')}` : '',
      ['*', STRANGER].includes(strange.headers.get('access-control-allow-origin') ?? '')
        ? 'allows every origin; it should allow the site’s own'
        : '',
    ].filter(Boolean);
    return problems.length > 0 ? [`${url} ${problems.join(', ')}.`] : [];
  } catch (error) {
    return [`${url} does not answer: ${reasonOf(error)}.`];
  }
}

/** A request and its expected outcome. */
interface Trial {
  name: CallName;
  what: string;
  body: string;
  headers?: Record<string, string>;
  isGood?: true;
  /** The statuses that refuse it for the right reason. */
  refusals?: readonly number[];
}

/** Statuses for a malformed message (RFC 9110, section 15.5). */
const REFUSED_FIELDS = [400, 409, 413, 415, 422];

/** Statuses for a sender without permission. */
const REFUSED_CREDENTIAL = [401, 403];

const USERNAME = `api-check-${Date.now()}`;
const PASSWORD = 'Pass-phrase of the API check';

/** Values that an API should accept, by field or kind of field. Whoever finds them in an inbox sees their origin. */
const GOOD: Readonly<Record<string, string>> = {
  text: 'API check',
  email: `${USERNAME}@example.com`,
  password: PASSWORD,
  username: USERNAME,
  service: 'Amplification',
  phone: '+971 4 000 0000',
};

/** A trial with an acceptable message, apart from `changes`. */
function trial(name: CallName, what: string, changes: Record<string, unknown> = {}): Trial {
  const fields = Object.entries(CALLS[name].fields);
  const good = Object.fromEntries(
    fields.map(([field, kind]) => [field, GOOD[field] ?? GOOD[kind]]),
  );
  return { name, what, body: JSON.stringify({ ...good, ...changes }) };
}

/** Requests that an API must refuse, so that none arrives in an inbox. */
function badTrials(name: CallName): Trial[] {
  const fields = Object.entries(CALLS[name].fields);
  const trials = [
    { ...trial(name, 'with broken JSON'), body: '{"name": ' },
    ...fields.map(([field]) => trial(name, `without ${field}`, { [field]: undefined })),
    ...fields
      .filter(([, kind]) => kind === 'email')
      .map(([field]) => trial(name, `with "nobody" as ${field}`, { [field]: 'nobody' })),
  ];
  if (name === 'login') {
    const refusals = [...REFUSED_FIELDS, ...REFUSED_CREDENTIAL];
    return [...trials, trial(name, 'with an unknown account')].map((bad) => ({ ...bad, refusals }));
  }
  if (!CALLS[name].hasBearer) return trials;
  const headers = { authorization: 'Bearer wrong' };
  const refusals = REFUSED_CREDENTIAL;
  return [...trials, { ...trial(name, 'with a wrong credential'), headers, refusals }];
}

/** A message for each call, a login to the account just registered, and a second registration of it. */
const goodTrials = (): Trial[] => [
  ...(['join-us', 'contact-us', 'register', 'login'] as const).map((name): Trial => ({
    ...trial(name, 'as the site sends it'),
    isGood: true,
  })),
  trial('register', 'with a username that is taken'),
];

const ajv = new Ajv({ strict: false });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The problem with a response body that the site reads; '' if there is none. */
function bodyProblem(schema: object, body: unknown): string {
  if (body === undefined) return 'has a body that is no JSON';
  return ajv.validate(schema, body)
    ? ''
    : `has a body that is wrong: ${ajv.errorsText(ajv.errors, { dataVar: 'it' })}`;
}

/** The reason why a response tells nothing about the request; '' if there is none. */
function whyNotJudged({ status, headers, text }: Answer): string {
  if (status >= 300 && status < 400) {
    return `leads to ${headers.get('location') ?? 'nowhere'} (${status}); a call answers itself`;
  }
  if (status === 429) return 'answers 429: its rate limit is reached. Wait, or raise it';
  if (status >= 500) return `answers ${status}: it has failed, or what stands before it has`;
  if ([404, 405].includes(status)) return `answers ${status}: there is no such call`;
  const isPage =
    /^text\/html/i.test(headers.get('content-type') ?? '') || /^\s*<(?:!|html)/i.test(text);
  return isPage ? `answers ${status} with a web page, as a proxy or a firewall does` : '';
}

/** The problem with a refusal; '' if there is none. */
function refusalProblem({ name, refusals = REFUSED_FIELDS }: Trial, { status }: Answer): string {
  if (refusals.includes(status) || (name === 'register' && status === 200)) return '';
  const expected = `expected a refusal, ${refusals.join(', ').replace(/, (\d+)$/, ' or $1')}`;
  return REFUSED_CREDENTIAL.includes(status)
    ? `is not judged: it answers ${status}, as to a wrong credential or origin; ${expected}`
    : `answers ${status}; ${expected}`;
}

/** True if the form would take the response for a success. */
function isSuccess(name: CallName, status: number, body: unknown): boolean {
  if (!ENDS[name].success.includes(status)) return false;
  return name !== 'register' || partOf(body, 'success') === true;
}

/** The problem with what a trial led to; '' if there is none. */
function outcomeProblem(trial: Trial, answer: Answer, body: unknown): string {
  const { name, isGood } = trial;
  const { status } = answer;
  const { success, accepted } = ENDS[name];
  const succeeded = isSuccess(name, status, body);
  if (isGood) {
    const expected = `${success.join(' or ')}${accepted ? ' and "success": true' : ''}`;
    return succeeded ? '' : `answers ${status}, which is no success; expected ${expected}`;
  }
  if (succeeded) return `answers ${status}; expected a refusal`;
  return whyNotJudged(answer) ? '' : refusalProblem(trial, answer);
}

/** The problems with the headers that let a page of the site, and no other, read the response. */
function corsProblems({ headers }: Answer, site: string): string[] {
  const problems: string[] = [];
  const origin = headers.get('access-control-allow-origin');
  if (origin !== site && origin !== '*') {
    problems.push(
      `has Access-Control-Allow-Origin: ${origin ?? '(none)'}, so that the page may not read it; expected ${site}`,
    );
  }
  if (origin !== '*' && !namesIn(headers.get('vary')).includes('origin')) {
    problems.push('lacks Vary: Origin, so that a cache may give it to another origin');
  }
  return problems;
}

/** The problems with the response to a trial. */
function problemsOf(trial: Trial, answer: Answer, site: string): string[] {
  const { status, text } = answer;
  const { accepted, refused } = ENDS[trial.name];
  const body = parsed(text);
  const schema = status < 400 ? accepted : refused;
  const silence = whyNotJudged(answer);
  return [
    silence && `is not judged: it ${silence}`,
    outcomeProblem(trial, answer, body),
    schema && !silence ? bodyProblem(schema, body) : '',
    text.includes(PASSWORD) ? 'repeats the password' : '',
    ...corsProblems(answer, site),
  ].filter(Boolean);
}

/**
 * Sends an API a browser's requests and compares its responses with docs/api.md.
 *
 * @param token `{token}` of the fixed bearer header; without it, the calls that need it are not judged
 * @param isSending whether to send messages that a correct API accepts, too
 * @returns a sentence for each problem, and the number of requests
 */
export async function verifyApi(
  api: Api,
  token: string | undefined,
  isSending: boolean,
): Promise<{ asked: number; problems: string[] }> {
  const problems = await preflightProblems(api);
  const silence = problems.find((problem) => problem.includes(' does not answer: '));
  if (silence) return { asked: 1, problems: [silence] };
  const trials = [...callNames().flatMap(badTrials), ...(isSending ? goodTrials() : [])].filter(
    ({ name, headers }) => token || !CALLS[name].hasBearer || headers,
  );
  if (!token) {
    const names = callNames().filter((name) => CALLS[name].hasBearer);
    problems.push(
      `${names.join(' and ')} are not judged: no credential is given. Add --token and the credential.`,
    );
  }
  for (const trial of trials) {
    const { name, what, body } = trial;
    const headers = { origin: api.site, ...headersOf(name, token ?? ''), ...trial.headers };
    const place = `POST ${urlOf(api, name)} ${what}`;
    try {
      const answer = await ask(urlOf(api, name), { method: 'POST', headers, body });
      problems.push(...problemsOf(trial, answer, api.site).map((words) => `${place} ${words}.`));
    } catch (error) {
      problems.push(`${place} is not answered: ${reasonOf(error)}.`);
    }
  }
  return { asked: callNames().length + trials.length, problems };
}
