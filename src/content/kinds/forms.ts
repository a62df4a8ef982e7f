/** `data/forms/*.yaml`: labels, choices and messages of the four forms. Specification 3, 5, 8. */
import {
  group,
  list,
  optionalGroup,
  optionalParagraph,
  optionalText,
  paragraph,
  text,
} from '../model/fields';
import { defineKind } from '../model/kind';
import { illustrative, titledText } from '../model/sharedFields';
import type { ViewLibrary } from '../views/viewLibrary';
import { pick } from '../views/viewParts';

const message = (label: string, hint: string) => paragraph(label, { hint, max: 160, fixedBy: '8' });

const field = (label: string) =>
  group(
    label,
    {
      label: text('Label', { max: 60 }),
      hint: optionalText('Hint', { max: 120 }),
      required: paragraph('Error when empty', {
        hint: 'Says what to do: "Enter your name".',
        max: 160,
      }),
      invalid: optionalParagraph('Error when it has the wrong form', { max: 160 }),
    },
    { shape: 'FormField' },
  );

const submit = () =>
  group(
    'Send button',
    {
      label: text('Label', { max: 40 }),
      busy: text('Label while sending', { max: 40 }),
    },
    { shape: 'FormSubmit' },
  );

const nextSteps = () =>
  optionalGroup(
    'What happens next',
    {
      illustrative: illustrative(),
      heading: text('Heading', { max: 60 }),
      steps: list('Steps', titledText('Step', { title: 40, text: 140 }, 'NextStep'), { length: 3 }),
    },
    { hint: 'Beside the form: what happens once it is sent.', shape: 'NextSteps' },
  );

export const leadForm = defineKind({
  name: 'lead-form',
  about: 'Labels, choices and messages of the Get in Touch form.',
  file: 'data/forms/lead.yaml',
  schema: group('Lead form', {
    inputs: group('Inputs', {
      name: field('Name'),
      co_email: field('Company email'),
      service: field('Service'),
    }),
    servicePlaceholder: text('First line of the services', { max: 60 }),
    services: list('Services', text('Service', { max: 60, fixedBy: '3', visibility: 'off page' }), {
      isPaired: true,
    }),
    privacy: group('Privacy', {
      label: paragraph('Label', { hint: '[words](/address) makes a link.', max: 160 }),
    }),
    submit: submit(),
    nextSteps: nextSteps(),
    messages: group('Messages', {
      success: message('Success', 'Status 200 or 204.'),
      unexpected: message('Other status', 'Any other successful status.'),
      error: message('Error', 'Error thrown, server error or no answer.'),
      privacy: message('Privacy unticked', 'Nothing is sent.'),
    }),
  }),
  preview: { on: 'home' },
});

export const contactForm = defineKind({
  name: 'contact-form',
  about: 'Labels and messages of the form on /contact.',
  file: 'data/forms/contact.yaml',
  schema: group('Contact form', {
    inputs: group('Inputs', {
      first_name: field('First name'),
      last_name: field('Last name'),
      email: field('Email'),
      phone: field('Phone'),
      message: field('Message'),
    }),
    submit: submit(),
    nextSteps: nextSteps(),
    restore: group('Restore', {
      text: text('Text', { max: 120 }),
      label: text('Button', { max: 40 }),
    }),
    messages: group('Messages', {
      success: message('Success', 'Status 200.'),
      unexpected: message('Other status', 'Any other successful status.'),
      serverPrefix: message('Before the server’s message', 'Error with a response.'),
      error: message('Error without a message', 'The server sent no message.'),
      network: message('No response', 'The server did not answer.'),
    }),
  }),
  preview: { on: 'contact' },
});

export const loginForm = defineKind({
  name: 'login-form',
  about: 'Labels and messages of the form on /login.',
  file: 'data/forms/login.yaml',
  schema: group('Login form', {
    inputs: group('Inputs', { username: field('Username'), password: field('Password') }),
    submit: submit(),
    messages: group('Messages', {
      invalid: message('Status not 200', 'A successful status other than 200.'),
      error: message('Error', 'Error thrown, server error or no answer.'),
    }),
  }),
  preview: { on: 'login' },
});

export const signupForm = defineKind({
  name: 'signup-form',
  about: 'Labels and messages of the form on /signup.',
  file: 'data/forms/signup.yaml',
  schema: group('Signup form', {
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
  }),
  preview: { on: 'signup' },
});

export const formWords = defineKind({
  name: 'form-words',
  about: 'What every form says in the same way.',
  file: 'data/forms/words.yaml',
  schema: group('Words of all forms', {
    summaryHeading: text('Heading of the error summary', { max: 60 }),
    errorPrefix: text('Before an error', { hint: 'Said by screen readers only.', max: 20 }),
    stillSending: paragraph('Still sending', {
      hint: 'After 8 seconds without an answer.',
      max: 160,
    }),
    showPassword: text('Show the password', { max: 40 }),
    hidePassword: text('Hide the password', { max: 40 }),
    closeToast: text('Close a message', { max: 40 }),
    toasts: text('Name of the messages', { hint: 'Said by screen readers.', max: 40 }),
    withoutScript: paragraph('Without JavaScript', {
      hint: 'How to reach the company when the form cannot work.',
      max: 240,
    }),
    legal: optionalParagraph('Notice and terms', {
      hint: 'Beside the button of each form: links to the privacy policy and the terms.',
      max: 200,
    }),
    honeypot: text('Honeypot for programs', {
      hint: 'Label of a field that only programs see: asks to leave it empty.',
      max: 60,
    }),
  }),
  preview: { on: 'contact' },
});

/** The view of the lead section; `suggested` is the service that its form starts with. */
export function leadSection(library: ViewLibrary, suggested?: string) {
  const { services, ...form } = library.the('lead-form');
  const originals = library.languages[0]?.the('lead-form').services ?? services;
  return {
    ...pick(library.the('home').lead, 'heading', 'text'),
    form: {
      ...form,
      // Every language sends the service's name in the main language.
      choices: services.map((label, index) => ({ value: originals[index] ?? label, label })),
    },
    suggested,
  };
}
