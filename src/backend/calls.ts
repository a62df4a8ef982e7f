/**
 * The API calls of the forms (specification 7), for the client, the edge function and the stand-in API. It
 * imports nothing, because Deno loads it, too.
 */

interface Call {
  /** The fields to send, in this order, each with the kind of its value. Passwords are never stored or logged. */
  fields: Readonly<Record<string, 'text' | 'email' | 'password'>>;
  /** Whether the call carries the fixed credential `{token}`. */
  hasBearer: boolean;
  /** The response bodies to read. Others may be truncated or never end: the status is enough (specification 8). */
  reads: 'no body' | 'errors' | 'every body';
  /** Headers besides Content-Type. Browsers ask the server's permission for them (CORS preflight). */
  headers: Readonly<Record<string, string>>;
}

/** The calls, keyed by the last segment of their path. */
export const CALLS = {
  'join-us': {
    fields: { name: 'text', co_email: 'email', service: 'text' },
    hasBearer: true,
    reads: 'no body',
    headers: {},
  },
  'contact-us': {
    fields: {
      first_name: 'text',
      last_name: 'text',
      email: 'email',
      phone: 'text',
      message: 'text',
    },
    hasBearer: true,
    reads: 'errors',
    headers: {},
  },
  login: {
    fields: { username: 'text', password: 'password' },
    hasBearer: false,
    reads: 'no body',
    // No cache may answer a login.
    headers: { 'Cache-Control': 'no-cache', Pragma: 'no-cache', Expires: '0' },
  },
  register: {
    fields: {
      name: 'text',
      username: 'text',
      phone: 'text',
      email: 'email',
      password: 'password',
    },
    hasBearer: false,
    reads: 'every body',
    headers: {},
  },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof CALLS;

export type Payload<Name extends CallName> = Readonly<
  Record<keyof (typeof CALLS)[Name]['fields'], string>
>;

/** The longest value of a field that the edge function passes on, in UTF-16 units. */
export const MAX_FIELD_LENGTH = 100_000;

/** The largest accepted body: fits the longest message, even if JSON escapes all of it. */
export const MAX_BODY_BYTES = 1024 * 1024;

const isCallName = (name: string): name is CallName => name in CALLS;

/** All calls, in the order of the table. */
export const callNames = (): CallName[] => Object.keys(CALLS).filter(isCallName);

/** The address of a call below `{host}`. */
export const pathOf = (name: CallName): string => `/api/${name}`;

/** The call with exactly this path. */
export const callAt = (path: string): CallName | undefined =>
  callNames().find((name) => pathOf(name) === path);

/** The names of all headers that the calls add. */
export const addedHeaders = (): string[] =>
  callNames().flatMap((name) => Object.keys(CALLS[name].headers));

/** True if the body of an answer with this status is read; a redirect's never is. */
export function readsBody(name: CallName, status: number): boolean {
  const { reads } = CALLS[name];
  if (status >= 400) return reads !== 'no body';
  return status >= 200 && status < 300 && reads === 'every body';
}
