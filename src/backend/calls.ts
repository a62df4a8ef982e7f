/** The four calls. Specification 7. Each throws what `postJson` throws. */
import { type Answer, bearer, postJson } from './client';

export interface JoinUsPayload {
  name: string;
  co_email: string;
  service: string;
}

/** Sends the lead form; whether privacy was accepted stays on the client (specification 3). */
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
export const contactUs = (payload: ContactUsPayload): Promise<Answer> =>
  postJson('/api/contact-us', payload, bearer());

export interface LoginPayload {
  username: string;
  password: string;
}

/** No cache on the way may answer a login. They make the browser ask the server first (CORS). */
const noCache = { 'Cache-Control': 'no-cache', Pragma: 'no-cache', Expires: '0' };

/** Logs a visitor in. */
export const login = (payload: LoginPayload): Promise<Answer> =>
  postJson('/api/login', payload, noCache);

export interface RegisterPayload {
  name: string;
  username: string;
  phone: string;
  email: string;
  password: string;
}

/** Creates an account. */
export const register = (payload: RegisterPayload): Promise<Answer> =>
  postJson('/api/register', payload);
