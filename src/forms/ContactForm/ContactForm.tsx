import { useMemo } from 'react';
import { contactUs } from '../../backend/contactUs';
import type { ContactFormContent, FormWords } from '../../content/kinds/forms';
import { Form } from '../core/Form';
import { TextAreaField } from '../fields/TextAreaField';
import { TextField } from '../fields/TextField';
import { FormRow } from '../FormRow';
import { contactOutcomes } from './contactOutcomes';
import { contactSchema, initialContact } from './contactSchema';

interface ContactFormProps {
  content: ContactFormContent;
  words: FormWords;
  /** Begins the message, unless the visitor has begun one. */
  initialMessage?: string;
}

/** The contact form: cleared after success and error, with the message to take back after an error. */
export const ContactForm = ({ content, words, initialMessage }: ContactFormProps) => {
  const { inputs, submit, restore, messages } = content;
  const schema = useMemo(() => contactSchema(content), [content]);
  const outcomes = useMemo(() => contactOutcomes(messages), [messages]);
  const prefill = useMemo(
    () => (initialMessage ? { message: initialMessage } : undefined),
    [initialMessage],
  );
  return (
    <Form
      name="contact"
      initialValues={initialContact}
      schema={schema}
      call={contactUs}
      outcomes={outcomes}
      prefill={prefill}
      words={words}
      submit={submit}
      hasHoneypot
      hasArrow
      restoreWords={restore}
    >
      <FormRow>
        <TextField name="first_name" content={inputs.first_name} autoComplete="given-name" />
        <TextField name="last_name" content={inputs.last_name} autoComplete="family-name" />
      </FormRow>
      <FormRow>
        <TextField name="email" content={inputs.email} kind="email" autoComplete="email" />
        <TextField name="phone" content={inputs.phone} kind="tel" autoComplete="tel" />
      </FormRow>
      <TextAreaField name="message" content={inputs.message} />
    </Form>
  );
};
