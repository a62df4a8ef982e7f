/** Holds an API against what docs/api.md asks of it, over HTTP and as a browser would. */
import { types } from 'node:util';
import Ajv from 'ajv/dist/2020';
import { callNames, CALLS, pathOf, type CallName } from '../../src/backend/calls';
import { readField } from '../../src/backend/client';
import { ENDS } from '../../stand-in-api/openApi';

export interface Api {
  /** `{host}`, with or without a slash at its end. */
  host: string;
  /** The origin of the pages that call it. */
  site: string;
}

type Answer = Pick<Response, 'status' | 'headers'> & { text: string };

const TIMEOUT = 15_000;

/** An origin that no API may let in. */
const STRANGER = 'https://stranger.example';

const urlOf = ({ host }: Api, name: CallName) => host.trim().replace(/\/+$/, '') + pathOf(name);

async function ask(url: string, request: RequestInit): Promise<Answer> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const response = await fetch(url, { ...request, redirect: 'manual', signal });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Why a server could not be reached: fetch itself only says that it failed. */
function reasonOf(error: unknown): string {
  if (!types.isNativeError(error)) return String(error);
  return (types.isNativeError(error.cause) && error.cause.message) || error.message;
}

const namesIn = (list: string | null): string[] =>
  (list ?? '').split(',').map((name) => name.trim().toLowerCase());

/** What the site's own code sends with a call. */
const headersOf = (name: CallName, token: string): Record<string, string> => ({
  'content-type': 'application/json',
  ...CALLS[name].headers,
  ...(CALLS[name].hasBearer && { authorization: `Bearer ${token}` }),
});

/** Whether the pages may make calls (CORS): what is wrong with each preflight, in one sentence. */
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
    // "*" covers every header but this one.
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

/** A request, and whether it should be accepted. */
interface Trial {
  name: CallName;
  what: string;
  body: string;
  headers?: Record<string, string>;
  isGood?: true;
}

const USERNAME = `api-check-${Date.now()}`;
const PASSWORD = 'Pass-phrase of the API check';

/** What an API should take; somebody who finds it knows where it is from. */
const GOOD: Readonly<Record<string, string>> = {
  text: 'API check',
  email: `${USERNAME}@example.com`,
  password: PASSWORD,
  username: USERNAME,
  service: 'Amplification',
  phone: '+971 4 000 0000',
};

/** A message of a call that an API should take, but for these changes. */
function trial(name: CallName, what: string, changes: Record<string, unknown> = {}): Trial {
  const fields = Object.entries(CALLS[name].fields);
  const good = Object.fromEntries(
    fields.map(([field, kind]) => [field, GOOD[field] ?? GOOD[kind]]),
  );
  return { name, what, body: JSON.stringify({ ...good, ...changes }) };
}

/** What an API has to refuse: nothing of it arrives in anybody's inbox. */
function badTrials(name: CallName): Trial[] {
  const fields = Object.entries(CALLS[name].fields);
  const trials = [
    { ...trial(name, 'with broken JSON'), body: '{"name": ' },
    ...fields.map(([field]) => trial(name, `without ${field}`, { [field]: undefined })),
    ...fields
      .filter(([, kind]) => kind === 'email')
      .map(([field]) => trial(name, `with "nobody" as ${field}`, { [field]: 'nobody' })),
  ];
  if (name === 'login') trials.push(trial(name, 'with an unknown account'));
  if (!CALLS[name].hasBearer) return trials;
  const headers = { authorization: 'Bearer wrong' };
  return [...trials, { ...trial(name, 'with a wrong credential'), headers }];
}

/** A message of each kind, an account that is opened, and the same account again. */
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

/** What is wrong with a body that the site reads. */
function bodyProblem(schema: object, body: unknown): string {
  if (body === undefined) return 'has a body that is no JSON';
  return ajv.validate(schema, body)
    ? ''
    : `has a body that is wrong: ${ajv.errorsText(ajv.errors, { dataVar: 'it' })}`;
}

/** What is wrong with the answer to a trial. */
function problemsOf({ name, isGood }: Trial, answer: Answer, site: string): string[] {
  const { status, headers, text } = answer;
  const { success, accepted, refused } = ENDS[name];
  const body = parsed(text);
  const schema = status < 400 ? accepted : refused;
  // What the form takes for a success.
  const isSuccess =
    success.includes(status) && (name !== 'register' || readField(body, 'success') === true);
  const isRefused = (status >= 400 && status < 500) || (name === 'register' && status === 200);
  const origin = headers.get('access-control-allow-origin');
  return [
    isGood && !isSuccess
      ? `answers ${status}, which is no success; expected ${success.join(' or ')}${accepted ? ' and "success": true' : ''}`
      : '',
    !isGood && (!isRefused || isSuccess) ? `answers ${status}; expected a refusal, 400 to 499` : '',
    schema ? bodyProblem(schema, body) : '',
    text.includes(PASSWORD) ? 'repeats the password' : '',
    [site, '*'].includes(origin ?? '')
      ? ''
      : `has Access-Control-Allow-Origin: ${origin ?? '(none)'}, so that the page may not read it; expected ${site}`,
    origin === '*' || namesIn(headers.get('vary')).includes('origin')
      ? ''
      : 'lacks Vary: Origin, so that a cache may give it to another origin',
  ].filter(Boolean);
}

/**
 * Asks an API what a browser would ask it, and holds the answers against docs/api.md.
 *
 * @param token `{token}` of the fixed bearer header
 * @param isSending whether messages that a right API accepts are sent as well
 * @returns a sentence for each problem, and how many requests there were
 */
export async function verifyApi(
  api: Api,
  token: string,
  isSending: boolean,
): Promise<{ asked: number; problems: string[] }> {
  const problems = await preflightProblems(api);
  const silence = problems.find((problem) => problem.includes(' does not answer: '));
  if (silence) return { asked: 1, problems: [silence] };
  const trials = [...callNames().flatMap(badTrials), ...(isSending ? goodTrials() : [])];
  for (const one of trials) {
    const { name, what, body } = one;
    const headers = { origin: api.site, ...headersOf(name, token), ...one.headers };
    const place = `POST ${urlOf(api, name)} ${what}`;
    try {
      const answer = await ask(urlOf(api, name), { method: 'POST', headers, body });
      problems.push(...problemsOf(one, answer, api.site).map((words) => `${place} ${words}.`));
    } catch (error) {
      problems.push(`${place} is not answered: ${reasonOf(error)}.`);
    }
  }
  return { asked: callNames().length + trials.length, problems };
}
