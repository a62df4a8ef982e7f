import type { CallResult } from '../../src/backend/client';
import { contactForm } from '../../src/forms/ContactForm';
import { wordsOf } from '../../src/forms/core/outcomes';
import { leadForm } from '../../src/forms/LeadForm';
import { loginForm } from '../../src/forms/LoginForm';
import { signupForm } from '../../src/forms/SignupForm';
import { contactContent, leadContent, loginContent, signupContent } from '../support/formContent';

const answered = (status: number, body?: unknown): CallResult => ({
  kind: 'answer',
  status,
  body,
});
const refused = (status: number, body?: unknown) => ({ kind: 'response' as const, status, body });
const unanswered: CallResult = { kind: 'no-response' };
const unsent: CallResult = { kind: 'other', message: 'Invalid URL' };

const lead = (result: CallResult) => leadForm.outcome(result, leadContent());
const contact = (result: CallResult) => contactForm.outcome(result, contactContent());
const login = (result: CallResult) => loginForm.outcome(result, loginContent());
const signup = (result: CallResult) => signupForm.outcome(result, signupContent());

const good = (message?: string) => ({ isSuccess: true, message });
const bad = (message: string, quote?: string) => ({ isSuccess: false, message, quote });

const success = { success: true, message: 'Welcome' };
const failure = { success: false, message: 'Taken' };

describe('lead form', () => {
  it.each([
    [answered(200), good('Lead sent')],
    [answered(200, 'anything'), good('Lead sent')],
    [answered(200, { success: false }), good('Lead sent')],
    [answered(204), good('Lead sent')],
    [answered(201), bad('Lead unexpected')],
    [answered(202), bad('Lead unexpected')],
    [answered(206), bad('Lead unexpected')],
    [refused(304), bad('Lead error')],
    [refused(400, { message: 'Wrong' }), bad('Lead error')],
    [refused(500), bad('Lead error')],
    [unanswered, bad('Lead error')],
    [unsent, bad('Lead error')],
  ])('%j gives %j', (result, outcome) => {
    expect(lead(result)).toEqual(outcome);
  });
});

describe('contact form', () => {
  it.each([
    [answered(200), good('Message sent')],
    [answered(200, { success: false, message: 'No' }), good('Message sent')],
    [answered(201), bad('Message unexpected')],
    [answered(202), bad('Message unexpected')],
    [answered(204), bad('Message unexpected')],
    [refused(400, { message: 'Too long' }), bad('Server:', 'Too long')],
    [refused(500, { message: '' }), bad('Message error')],
    [refused(500, { message: '   ' }), bad('Message error')],
    [refused(500, { message: 5 }), bad('Message error')],
    [refused(500, { message: { text: 'No' } }), bad('Message error')],
    [refused(500, { message: null }), bad('Message error')],
    [refused(500, ['message']), bad('Message error')],
    [refused(500, 'message'), bad('Message error')],
    [refused(500, null), bad('Message error')],
    [refused(502), bad('Message error')],
    [unanswered, bad('Message network')],
    [unsent, bad('Message network')],
  ])('%j gives %j', (result, outcome) => {
    expect(contact(result)).toEqual(outcome);
  });
});

describe('login', () => {
  it.each([
    [answered(200), good()],
    [answered(200, { success: false }), good()],
    [answered(201), bad('Login invalid')],
    [answered(202), bad('Login invalid')],
    [answered(204), bad('Login invalid')],
    [refused(401, { message: 'No' }), bad('Login error')],
    [refused(500), bad('Login error')],
    [unanswered, bad('Login error')],
    [unsent, bad('Login error')],
  ])('%j gives %j', (result, outcome) => {
    expect(login(result)).toEqual(outcome);
  });
});

describe('registration', () => {
  it.each([
    [answered(200, success), good('Account created')],
    [answered(201, success), good('Account created')],
    [answered(202, { success: true }), good('Account created')],
    [answered(200, failure), bad('Taken')],
    [answered(201, failure), bad('Taken')],
    [answered(200, { success: 'true', message: 'Odd' }), bad('Odd')],
    [answered(200, { success: 1 }), bad('Account failed')],
    [answered(200, { message: 'Only words' }), bad('Only words')],
    [answered(200, {}), bad('Account failed')],
    [answered(200), bad('Account failed')],
    [answered(204), bad('Account failed')],
    [refused(409, failure), bad('Taken')],
    [refused(409, success), bad('Welcome')],
    [refused(500, { message: 7 }), bad('Account failed')],
    [refused(500), bad('Account failed')],
    [unanswered, bad('Account network')],
    [unsent, bad('Because:', 'Invalid URL')],
    [{ kind: 'other', message: '' } as const, bad('Account failed')],
  ])('%j gives %j', (result, outcome) => {
    expect(signup(result)).toEqual(outcome);
  });
});

describe('wordsOf', () => {
  it('leaves a message of 300 characters whole and cuts a longer one', () => {
    expect(wordsOf(refused(400, { message: 'x'.repeat(300) }))).toBe('x'.repeat(300));
    expect(wordsOf(refused(400, { message: 'x'.repeat(10_000) }))).toBe(`${'x'.repeat(300)}…`);
  });

  it('counts characters, not halves of them', () => {
    expect(wordsOf(refused(400, { message: '🌊'.repeat(301) }))).toBe(`${'🌊'.repeat(300)}…`);
    expect(wordsOf(refused(400, { message: '🌊'.repeat(300) }))).toBe('🌊'.repeat(300));
  });
});
