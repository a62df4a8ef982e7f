/** `data/forms/*.yaml`: labels, choices and messages of the four forms. Specification 3, 5, 8. */
import * as yup from 'yup';
import { group, list, optionalParagraph, optionalText, paragraph, text } from '../fields';

const message = (label: string, hint: string) => paragraph({ label, hint, max: 160 });

const field = (label: string) =>
  group(
    label,
    {
      label: text({ label: 'Label', max: 60 }),
      hint: optionalText({ label: 'Hint', max: 120 }),
      required: message('Error when empty', 'Says what to do: "Enter your name".'),
      invalid: optionalParagraph({ label: 'Error when it has the wrong form', max: 160 }),
    },
    { graphqlType: 'FormField' },
  );

const submit = () =>
  group(
    'Send button',
    {
      label: text({ label: 'Label', max: 40 }),
      busy: text({ label: 'Label while sending', max: 40 }),
    },
    { graphqlType: 'FormSubmit' },
  );

// "inputs", not "fields": Gatsby keeps the name "fields" of a node for itself.
export const leadFormSchema = yup
  .object({
    inputs: group('Inputs', {
      name: field('Name'),
      co_email: field('Company email'),
      service: field('Service'),
    }),
    servicePlaceholder: text({ label: 'First line of the services', max: 60 }),
    services: list('Services', text({ label: 'Service', max: 60 })),
    privacy: group('Privacy', {
      label: paragraph({ label: 'Label', hint: '[words](/address) makes a link.', max: 160 }),
    }),
    submit: submit(),
    messages: group('Messages', {
      success: message('Success', 'Status 200 or 204.'),
      unexpected: message('Other status', 'Any other successful status.'),
      error: message('Error', 'Error thrown, server error or no answer.'),
      privacy: message('Privacy unticked', 'Nothing is sent.'),
    }),
  })
  .exact()
  .label('Lead form');

export const contactFormSchema = yup
  .object({
    inputs: group('Inputs', {
      first_name: field('First name'),
      last_name: field('Last name'),
      email: field('Email'),
      phone: field('Phone'),
      message: field('Message'),
    }),
    submit: submit(),
    restore: group('Restore', {
      text: text({ label: 'Text', max: 120 }),
      label: text({ label: 'Button', max: 40 }),
    }),
    messages: group('Messages', {
      success: message('Success', 'Status 200.'),
      unexpected: message('Other status', 'Any other successful status.'),
      serverPrefix: message('Before the server’s message', 'Error with a response.'),
      error: message('Error without a message', 'The server sent no message.'),
      network: message('No response', 'The server did not answer.'),
    }),
  })
  .exact()
  .label('Contact form');

export const loginFormSchema = yup
  .object({
    inputs: group('Inputs', { username: field('Username'), password: field('Password') }),
    submit: submit(),
    messages: group('Messages', {
      invalid: message('Status not 200', 'A successful status other than 200.'),
      error: message('Error', 'Error thrown, server error or no answer.'),
    }),
  })
  .exact()
  .label('Login form');

export const signupFormSchema = yup
  .object({
    inputs: group('Inputs', {
      name: field('Name'),
      username: field('Username'),
      phone: field('Phone'),
      email: field('Email'),
      password: field('Password'),
    }),
    submit: submit(),
    messages: group('Messages', {
      success: message('Success', 'The answer says success: true.'),
      failed: message('Failed', 'Success false or a server error without a message.'),
      network: message('No response', 'The server did not answer.'),
      otherPrefix: message('Before any other error', 'The error’s message follows.'),
    }),
  })
  .exact()
  .label('Signup form');

export const formWordsSchema = yup
  .object({
    summaryHeading: text({ label: 'Heading of the error summary', max: 60 }),
    errorPrefix: text({ label: 'Before an error', hint: 'Said by screen readers only.', max: 20 }),
    stillSending: paragraph({
      label: 'Still sending',
      hint: 'After 8 seconds without an answer.',
      max: 160,
    }),
    showPassword: text({ label: 'Show the password', max: 40 }),
    hidePassword: text({ label: 'Hide the password', max: 40 }),
    closeToast: text({ label: 'Close a message', max: 40 }),
    toasts: text({ label: 'Name of the messages', hint: 'Said by screen readers.', max: 40 }),
    withoutScript: paragraph({
      label: 'Without JavaScript',
      hint: 'How to reach the company when the form cannot work.',
      max: 240,
    }),
    honeypot: text({
      label: 'Trap for programs',
      hint: 'Label of a field that only programs see: asks to leave it empty.',
      max: 60,
    }),
  })
  .exact()
  .label('Words of all forms');

export type LeadFormContent = yup.InferType<typeof leadFormSchema>;
export type ContactFormContent = yup.InferType<typeof contactFormSchema>;
export type LoginFormContent = yup.InferType<typeof loginFormSchema>;
export type SignupFormContent = yup.InferType<typeof signupFormSchema>;
export type FormWords = yup.InferType<typeof formWordsSchema>;
export type FormFieldContent = yup.InferType<ReturnType<typeof field>>;
