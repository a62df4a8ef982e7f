/** The four calls. Specification 7. Each sends its own fields and nothing else that a form holds, and
 * throws what `postJson` throws. */
import { type Answer, bearer, postJson } from './client';

export interface JoinUsPayload {
  name: string;
  co_email: string;
  service: string;
}

/** Sends the lead form. */
export const joinUs = ({ name, co_email, service }: JoinUsPayload): Promise<Answer> =>
  postJson('/api/join-us', { name, co_email, service }, bearer());

export interface ContactUsPayload {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  message: string;
}

/** Sends a contact message. */
export const contactUs = ({
  first_name,
  last_name,
  email,
  phone,
  message,
}: ContactUsPayload): Promise<Answer> =>
  postJson('/api/contact-us', { first_name, last_name, email, phone, message }, bearer());

export interface LoginPayload {
  username: string;
  password: string;
}

/** No cache on the way may answer a login. They make the browser ask the server first (CORS). */
const noCache = { 'Cache-Control': 'no-cache', Pragma: 'no-cache', Expires: '0' };

/** Logs a visitor in. */
export const login = ({ username, password }: LoginPayload): Promise<Answer> =>
  postJson('/api/login', { username, password }, noCache);

export interface RegisterPayload {
  name: string;
  username: string;
  phone: string;
  email: string;
  password: string;
}

/** Creates an account. */
export const register = ({
  name,
  username,
  phone,
  email,
  password,
}: RegisterPayload): Promise<Answer> =>
  postJson('/api/register', { name, username, phone, email, password });
