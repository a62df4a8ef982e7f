import { postJson, type Answer } from './client';

export interface RegisterPayload {
  name: string;
  username: string;
  phone: string;
  email: string;
  password: string;
}

/** Creates an account. Specification 7. Throws what `postJson` throws. */
export const register = ({
  name,
  username,
  phone,
  email,
  password,
}: RegisterPayload): Promise<Answer> =>
  postJson('/api/register', { name, username, phone, email, password });
