import { bearer, postJson, type Answer } from './client';

export interface ContactUsPayload {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  message: string;
}

/** Sends a contact message. Specification 7. Throws what `postJson` throws. */
export const contactUs = ({
  first_name,
  last_name,
  email,
  phone,
  message,
}: ContactUsPayload): Promise<Answer> =>
  postJson('/api/contact-us', { first_name, last_name, email, phone, message }, bearer());
