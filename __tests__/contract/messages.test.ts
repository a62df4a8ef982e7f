/** @jest-environment node */
/** Specification, section 8: what the visitor is told, and when. */
import type { CallResult } from '../../src/backend/client';
import { contactForm } from '../../src/forms/ContactForm';
import type { Outcome } from '../../src/forms/core/outcomes';
import { leadForm } from '../../src/forms/LeadForm';
import { loginForm } from '../../src/forms/LoginForm';
import { signupForm } from '../../src/forms/SignupForm';
import { contents } from './contents';

const answer = (status: number, body?: unknown): CallResult => ({ kind: 'answer', status, body });
const refusal = (body?: unknown): CallResult => ({ kind: 'response', status: 400, body });
const noResponse: CallResult = { kind: 'no-response' };
const thrown: CallResult = { kind: 'other', message: 'Out of memory' };

/** What the visitor reads. */
const inWords = ({ message, quote }: Outcome) => [message, quote].filter(Boolean).join(' ');

// What is wrong with a content, content.test says.
const whole = contents.filter(({ problems }) => problems.length === 0);

describe.each(whole)('in $name', ({ contentOf }) => {
  it.each([
    ['200', answer(200), 'Message sent successfully!'],
    ['204', answer(204), 'Message sent successfully!'],
    ['other status', answer(202), 'Unexpected response. Please try again.'],
    ['server error', refusal(), 'An error occurred. Please try again.'],
    ['no response', noResponse, 'An error occurred. Please try again.'],
    ['error thrown', thrown, 'An error occurred. Please try again.'],
  ])('lead form, %s', (_condition, result, message) => {
    expect(inWords(leadForm.outcome(result, contentOf('lead-form')))).toBe(message);
  });

  it('lead form, privacy unticked', () => {
    expect(contentOf('lead-form').messages.privacy).toBe('Please accept the privacy policy.');
  });

  it.each([
    ['200', answer(200), 'Message sent successfully!'],
    ['other status', answer(204), 'Unexpected response. Please try again.'],
    ['error with a message', refusal({ message: 'Too long' }), 'Error: Too long'],
    ['error without a message', refusal({}), 'An error occurred. Please try again.'],
    ['no response', noResponse, 'An error occurred. Please check your network and try again.'],
  ])('contact form, %s', (_condition, result, message) => {
    expect(inWords(contactForm.outcome(result, contentOf('contact-form')))).toBe(message);
  });

  it.each([
    ['status not 200', answer(204), 'Invalid credentials. Please try again.'],
    ['server error', refusal(), 'Login failed. Please check your username or password.'],
    ['no response', noResponse, 'Login failed. Please check your username or password.'],
  ])('login, %s', (_condition, result, message) => {
    expect(inWords(loginForm.outcome(result, contentOf('login-form')))).toBe(message);
  });

  it.each([
    ['success true', answer(200, { success: true }), 'Account created successfully!'],
    ['success false with a message', answer(200, { success: false, message: 'Taken' }), 'Taken'],
    ['success false', answer(200, { success: false }), 'Registration failed. Please try again.'],
    ['server error with a message', refusal({ message: 'Taken' }), 'Taken'],
    ['server error', refusal(), 'Registration failed. Please try again.'],
    ['no response', noResponse, 'No response from server. Please try again later.'],
    ['other errors', thrown, 'Error: Out of memory'],
  ])('register, %s', (_condition, result, message) => {
    expect(inWords(signupForm.outcome(result, contentOf('signup-form')))).toBe(message);
  });

  it('router, unhandled route error: the title of the screen', () => {
    expect(contentOf('error').title).toBe('Unexpected Application Error!');
  });
});
