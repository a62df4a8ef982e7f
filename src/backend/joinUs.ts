import { bearer, postJson, type Answer } from './client';

export interface JoinUsPayload {
  name: string;
  co_email: string;
  service: string;
}

/** Sends the lead form. Specification 7. Throws what `postJson` throws. */
export const joinUs = ({ name, co_email, service }: JoinUsPayload): Promise<Answer> =>
  postJson('/api/join-us', { name, co_email, service }, bearer());
