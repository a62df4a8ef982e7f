import type {
  ContactFormContentFragment,
  FormField,
  FormWordsContentFragment,
  LeadFormContentFragment,
  LoginFormContentFragment,
  SignupFormContentFragment,
} from '../../src/generated/queryTypes';

/** A field whose errors name it: "Enter: Name" and "Correct: Name". */
const field = (label: string, more: Partial<FormField> = {}): FormField => ({
  label,
  required: `Enter: ${label}`,
  invalid: `Correct: ${label}`,
  ...more,
});

export const formWords: FormWordsContentFragment = {
  summaryHeading: 'Please look at this',
  errorPrefix: 'Wrong:',
  stillSending: 'It takes a while.',
  showPassword: 'Show it',
  hidePassword: 'Hide it',
  closeToast: 'Close',
  toasts: 'Messages',
  withoutScript: 'Write to [us](mailto:us@example.com) or [call](tel:+1).',
  honeypot: 'Leave empty',
};

const nextSteps: LeadFormContentFragment['nextSteps'] = {
  heading: 'And then',
  steps: [
    { title: 'We read', text: 'All of it.' },
    { title: 'We answer', text: 'By mail.' },
    { title: 'You choose', text: 'Or not.' },
  ],
};

export const leadContent = (
  more: Partial<LeadFormContentFragment> = {},
): LeadFormContentFragment => ({
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

export const contactContent = (): ContactFormContentFragment => ({
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

export const loginContent = (): LoginFormContentFragment => ({
  inputs: { username: field('Username'), password: field('Password') },
  submit: { label: 'Log in', busy: 'Logging in' },
  messages: { invalid: 'Login invalid', error: 'Login error' },
});

export const signupContent = (): SignupFormContentFragment => ({
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
