/** The calls, as the table of the site's own client has them. */
import type { FastifyInstance } from 'fastify';
import { callNames, CALLS, pathOf, type CallName } from '../src/backend/calls';
import type { Inbox } from './inbox';
import { bodySchema } from './openApi';

export type Fields = Record<string, string>;

/** Thrown for what is answered with an error status and a message. */
export class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message);
  }
}

/** Usernames and e-mail addresses are the same whatever their letter case and outer spaces. */
const isSame = (one = '', other = ''): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** What some calls ask beyond their fields: why the call is refused. */
function refusalOf(name: CallName, sent: Fields, accounts: Fields[]): Refusal | undefined {
  const accountWith = (field: string) =>
    accounts.find((account) => isSame(account[field], sent[field]));
  if (name === 'login' && accountWith('username')?.password !== sent.password) {
    return new Refusal(401, 'Username or password is wrong.');
  }
  if (name !== 'register') return undefined;
  if (accountWith('username')) return new Refusal(409, 'This username is already taken.');
  if (accountWith('email')) return new Refusal(409, 'This e-mail address has an account already.');
  accounts.push(sent);
  return undefined;
}

interface CallOptions {
  token: string;
  /** Gets what is carried out, whether or not it succeeds. */
  inbox: Inbox;
  /** Gets what is registered, with its password: for memory only. */
  accounts: Fields[];
}

/** Adds the calls to a server. */
export function addCalls(app: FastifyInstance, { token, inbox, accounts }: CallOptions): void {
  for (const name of callNames()) {
    const kinds: Fields = CALLS[name].fields;
    app.post<{ Body: Fields }>(pathOf(name), {
      schema: { body: bodySchema(name) },
      preValidation: async ({ headers }) => {
        if (CALLS[name].hasBearer && headers.authorization !== `Bearer ${token}`) {
          throw new Refusal(401, 'The bearer credential is missing or wrong.');
        }
      },
      handler: async ({ body }) => {
        const refusal = refusalOf(name, body, accounts);
        const kept = Object.entries(body).filter(([field]) => kinds[field] !== 'password');
        inbox.add(name, refusal === undefined, Object.fromEntries(kept));
        if (refusal) throw refusal;
        return { success: true, message: 'It has arrived.' };
      },
    });
  }
}
