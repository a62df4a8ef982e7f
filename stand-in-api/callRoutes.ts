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

const withoutPasswords = (name: CallName, sent: Fields): Fields => {
  const kinds: Fields = CALLS[name].fields;
  return Object.fromEntries(Object.entries(sent).filter(([field]) => kinds[field] !== 'password'));
};

/** Usernames and e-mail addresses are the same whatever their letter case and outer spaces. */
const isSame = (one = '', other = ''): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** What some calls ask beyond their fields. */
function accountRules(
  accounts: Fields[],
): Partial<Record<CallName, (sent: Fields) => Refusal | undefined>> {
  const has = (field: string, sent: Fields) =>
    accounts.find((account) => isSame(account[field], sent[field]));
  return {
    login: (sent) =>
      has('username', sent)?.password === sent.password
        ? undefined
        : new Refusal(401, 'Username or password is wrong.'),
    register: (sent) => {
      if (has('username', sent)) return new Refusal(409, 'This username is already taken.');
      if (has('email', sent))
        return new Refusal(409, 'This e-mail address has an account already.');
      accounts.push(sent);
      return undefined;
    },
  };
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
  const rules = accountRules(accounts);
  for (const name of callNames()) {
    app.post<{ Body: Fields }>(pathOf(name), {
      schema: { body: bodySchema(name) },
      preValidation: async ({ headers }) => {
        if (CALLS[name].hasBearer && headers.authorization !== `Bearer ${token}`) {
          throw new Refusal(401, 'The bearer credential is missing or wrong.');
        }
      },
      handler: async ({ body }) => {
        const refusal = rules[name]?.(body);
        inbox.add(name, refusal === undefined, withoutPasswords(name, body));
        if (refusal) throw refusal;
        return { success: true, message: 'It has arrived.' };
      },
    });
  }
}
