import styled from 'styled-components';
import type { ViewOf } from '../content/pages/pages';
import { from } from '../theme/media';
import { columns } from '../theme/mixins';
import { space } from '../theme/theme';
import { Form } from './core/Form';
import { failure, messageIn, quoting, success } from './core/outcomes';
import type { FormDefinition } from './core/useForm';
import { TextAreaField, TextField } from './fields/TextField';

type ContactFormContent = ViewOf<'contact'>['form'];

/** Rules (specification 5; the phone is free text) and outcomes (8) of the contact form. */
export const contactForm: FormDefinition<ContactFormContent, 'contact-us'> = {
  name: 'contact',
  initialValues: { first_name: '', last_name: '', email: '', phone: '', message: '' },
  schema: async ({ inputs }) => {
    const { object, requiredEmail, requiredPhone, requiredText } = await import('./rules');
    return object({
      first_name: requiredText(inputs.first_name),
      last_name: requiredText(inputs.last_name),
      email: requiredEmail(inputs.email),
      phone: requiredPhone(inputs.phone),
      message: requiredText(inputs.message),
    });
  },
  call: 'contact-us',
  outcome: (result, { messages }) => {
    if (result.kind === 'answer') {
      return result.status === 200 ? success(messages.success) : failure(messages.unexpected);
    }
    if (result.kind !== 'response') return failure(messages.network);
    const message = messageIn(result);
    return message ? quoting(messages.serverPrefix, message) : failure(messages.error);
  },
};

const Row = styled.div`
  ${columns(1, { [from('sm')]: 2 })}
  gap: ${space[5]};
`;

interface ContactFormProps {
  content: ContactFormContent;
  /** The beginning of the message, unless the visitor has written one. */
  initialMessage?: string;
}

/** The contact form: cleared after a success, and also after an error, when the visitor can get the message back. */
export const ContactForm = ({ content, initialMessage }: ContactFormProps) => (
  <Form
    definition={contactForm}
    content={content}
    prefill={initialMessage ? { message: initialMessage } : undefined}
    hasHoneypot
    hasSubmitArrow
  >
    <Row>
      <TextField name="first_name" autoComplete="given-name" />
      <TextField name="last_name" autoComplete="family-name" />
      <TextField name="email" kind="email" autoComplete="email" />
      <TextField name="phone" kind="tel" autoComplete="tel" />
    </Row>
    <TextAreaField name="message" />
  </Form>
);
