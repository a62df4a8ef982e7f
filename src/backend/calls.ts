/**
 * The calls of the forms (specification 7): the one place that says what each is. The client, the edge
 * function and the stand-in API derive from it. Deno reads this file too, so it imports nothing.
 */

interface Call {
  /** What is sent, in this order, and what is expected of it. A password is kept and logged nowhere. */
  fields: Readonly<Record<string, 'text' | 'email' | 'password'>>;
  /** Whether the call carries the fixed credential `{token}`. */
  hasBearer: boolean;
  /** Which bodies are read: the others may be cut or never end, their status says all (specification 8). */
  reads: 'no body' | 'errors' | 'every body';
  /** Headers beside the type of the content. They make a browser ask the server first (CORS). */
  headers: Readonly<Record<string, string>>;
}

/** By the last part of their address. */
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
    // No cache on the way may answer a login.
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

/** What a call carries. */
export type Payload<Name extends CallName> = Readonly<
  Record<keyof (typeof CALLS)[Name]['fields'], string>
>;

/** The longest body that is taken: a message of 100,000 characters, each of which JSON may escape. */
export const MAX_BODY_BYTES = 1024 * 1024;

const isCallName = (name: string): name is CallName => name in CALLS;

/** All calls, in the order of the table. */
export const callNames = (): CallName[] => Object.keys(CALLS).filter(isCallName);

/** The address of a call below `{host}`. */
export const pathOf = (name: CallName): string => `/api/${name}`;

/** The call that has exactly this path. */
export const callAt = (path: string): CallName | undefined =>
  callNames().find((name) => pathOf(name) === path);

/** The names of all headers that some call adds. */
export const addedHeaders = (): string[] =>
  callNames().flatMap((name) => Object.keys(CALLS[name].headers));
