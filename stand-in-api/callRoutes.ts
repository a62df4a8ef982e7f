/** The four calls. Specification 7. */
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callPath } from './calls';
import { replacesCall, sendFault } from './faultAnswers';
import { hashPassword, verifyPassword } from './passwords';
import type { Store } from './store';
import {
  asSent,
  contactMessageSchema,
  leadSchema,
  loginSchema,
  registrationSchema,
} from './validation';

/** The body of every answer; the site reads both fields after a registration. */
export interface Answer {
  success: boolean;
  message: string;
}

interface CallRoutesOptions {
  store: Store;
  token: string;
  now: () => Date;
}

/** Usernames and e-mail addresses are the same whatever their letter case and outer spaces. */
function comparable(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}

/** Hashes first: the comparison then takes the same time whatever the lengths. */
function isSameSecret(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  const answer: Answer = { success: false, message };
  return reply.code(status).send(answer);
}

/** A Fastify plugin that adds the four calls; bodies that do not fit end in the error handler. */
export async function callRoutes(
  app: FastifyInstance,
  { store, token, now }: CallRoutesOptions,
): Promise<void> {
  const arrival = () => ({ id: randomUUID(), at: now().toISOString() });

  app.addHook('preValidation', async (request, reply) => {
    const { body } = request;
    if (request.logged !== null && typeof body === 'object' && body !== null) {
      request.logged.fields = Object.keys(body);
    }
    if (request.fault === null || !replacesCall(request.fault)) return undefined;
    await sendFault(request.fault, reply);
    return reply;
  });

  async function checkBearer(request: FastifyRequest, reply: FastifyReply) {
    const [, given] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (given !== undefined && isSameSecret(given, token)) return undefined;
    reply.header('WWW-Authenticate', 'Bearer');
    return refuse(reply, 401, 'The bearer credential is missing or wrong.');
  }

  app.post(callPath('join-us'), { preHandler: checkBearer }, async (request): Promise<Answer> => {
    const lead = await leadSchema.validate(request.body, asSent);
    await store.leads.add(() => ({ ...arrival(), ...lead }));
    return { success: true, message: 'The lead has arrived.' };
  });

  app.post(
    callPath('contact-us'),
    { preHandler: checkBearer },
    async (request): Promise<Answer> => {
      const contactMessage = await contactMessageSchema.validate(request.body, asSent);
      await store.contactMessages.add(() => ({ ...arrival(), ...contactMessage }));
      return { success: true, message: 'The message has arrived.' };
    },
  );

  app.post(callPath('login'), async (request, reply) => {
    const { username, password } = await loginSchema.validate(request.body, asSent);
    const wanted = comparable(username);
    const attempt = await store.loginAttempts.add(async () => {
      const account = (await store.accounts.read()).find(
        (present) => comparable(present.username) === wanted,
      );
      const succeeded =
        account !== undefined && (await verifyPassword(password, account.passwordHash));
      return { ...arrival(), username, succeeded };
    });
    if (!attempt?.succeeded) return refuse(reply, 401, 'Username or password is wrong.');
    const answer: Answer = { success: true, message: 'Logged in.' };
    return answer;
  });

  app.post(callPath('register'), async (request, reply) => {
    const { password, ...person } = await registrationSchema.validate(request.body, asSent);
    const username = comparable(person.username);
    const email = comparable(person.email);
    let conflict = '';
    await store.accounts.add(async (present) => {
      if (present.some((account) => comparable(account.username) === username)) {
        conflict = 'This username is already taken.';
      } else if (present.some((account) => comparable(account.email) === email)) {
        conflict = 'An account with this e-mail address already exists.';
      }
      if (conflict !== '') return undefined;
      return { ...arrival(), ...person, passwordHash: await hashPassword(password) };
    });
    if (conflict !== '') return refuse(reply, 409, conflict);
    const answer: Answer = { success: true, message: 'The account has been created.' };
    return answer;
  });
}
