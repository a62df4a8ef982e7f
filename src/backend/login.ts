import { postJson, type Answer } from './client';

export interface LoginPayload {
  username: string;
  password: string;
}

/** No cache on the way may answer a login. They make the browser ask the server first (CORS). */
const noCache = { 'Cache-Control': 'no-cache', Pragma: 'no-cache', Expires: '0' };

/** Logs a visitor in. Specification 7. Throws what `postJson` throws. */
export const login = ({ username, password }: LoginPayload): Promise<Answer> =>
  postJson('/api/login', { username, password }, noCache);
