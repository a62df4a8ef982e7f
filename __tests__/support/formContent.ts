import type { ViewOf } from '../../src/content/pages/pages';
import type { FormField } from '../../src/forms/core/formContext';
import type { FormWords } from '../../src/hooks/useSiteContent';

type LeadForm = ViewOf<'home'>['lead']['form'];
type ContactForm = ViewOf<'contact'>['form'];
type LoginForm = ViewOf<'login'>['form'];
type SignupForm = ViewOf<'signup'>['form'];

/** A field whose errors name it: "Enter: Name" and "Correct: Name". */
const field = (label: string, more: Partial<FormField> = {}): FormField => ({
  label,
  required: `Enter: ${label}`,
  invalid: `Correct: ${label}`,
  ...more,
});

export const formWords: FormWords = {
  summaryHeading: 'Please look at this',
  errorPrefix: 'Wrong:',
  stillSending: 'It takes a while.',
  showPassword: 'Show it',
  hidePassword: 'Hide it',
  closeToast: 'Close',
  toasts: 'Messages',
  withoutScript: 'Write to [us](mailto:us@example.com) or [call](tel:+1).',
  legal: 'We keep to the [policy](/privacy-policy) and the [terms](/terms).',
  honeypot: 'Leave empty',
};

const nextSteps: LeadForm['nextSteps'] = {
  heading: 'And then',
  steps: [
    { title: 'We read', text: 'All of it.' },
    { title: 'We answer', text: 'By mail.' },
    { title: 'You choose', text: 'Or not.' },
  ],
};

export const leadContent = (more: Partial<LeadForm> = {}): LeadForm => ({
  inputs: {
    name: field('Name'),
    co_email: field('Company email', { hint: 'The address at work' }),
    service: field('Service'),
  },
  servicePlaceholder: 'Choose',
  choices: ['Rowing', 'Sailing'].map((name) => ({ value: name, label: name })),
  privacy: { label: 'I accept the [Policy](/policy).' },
  submit: { label: 'Send', busy: 'Sending' },
  nextSteps,
  messages: {
    success: 'Lead sent',
    unexpected: 'Lead unexpected',
    error: 'Lead error',
    privacy: 'Lead privacy',
  },
  ...more,
});

export const contactContent = (): ContactForm => ({
  inputs: {
    first_name: field('First name'),
    last_name: field('Last name'),
    email: field('Email'),
    phone: field('Phone'),
    message: field('Message'),
  },
  submit: { label: 'Send', busy: 'Sending' },
  nextSteps,
  restore: { text: 'It is still here.', label: 'Put it back' },
  messages: {
    success: 'Message sent',
    unexpected: 'Message unexpected',
    serverPrefix: 'Server: ',
    error: 'Message error',
    network: 'Message network',
  },
});

export const loginContent = (): LoginForm => ({
  inputs: { username: field('Username'), password: field('Password') },
  submit: { label: 'Log in', busy: 'Logging in' },
  messages: { invalid: 'Login invalid', error: 'Login error' },
});

export const signupContent = (): SignupForm => ({
  inputs: {
    name: field('Name'),
    username: field('Username'),
    phone: field('Phone'),
    email: field('Email'),
    password: field('Password'),
  },
  submit: { label: 'Sign up', busy: 'Signing up' },
  messages: {
    success: 'Account created',
    failed: 'Account failed',
    network: 'Account network',
    otherPrefix: 'Because: ',
  },
});
