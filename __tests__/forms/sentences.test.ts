import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import {
  contactForm,
  formWords,
  leadForm,
  loginForm,
  signupForm,
} from '../../src/content/kinds/forms';
import { contactForm as contactDefinition } from '../../src/forms/ContactForm';
import { signupForm as signupDefinition } from '../../src/forms/SignupForm';

const read = (name: string): unknown =>
  parse(readFileSync(join(__dirname, '../../data/forms', `${name}.yaml`), 'utf8'));

/** The owner's sentences, word for word. Specification 8. */
describe('the messages in data/forms', () => {
  it('has the lead form’s', () => {
    expect(leadForm.schema.validateSync(read('lead')).messages).toEqual({
      success: 'Message sent successfully!',
      unexpected: 'Unexpected response. Please try again.',
      error: 'An error occurred. Please try again.',
      privacy: 'Please accept the privacy policy.',
    });
  });

  it('has the contact form’s', () => {
    const content = contactForm.schema.validateSync(read('contact'));
    expect(content.messages).toMatchObject({
      success: 'Message sent successfully!',
      unexpected: 'Unexpected response. Please try again.',
      error: 'An error occurred. Please try again.',
      network: 'An error occurred. Please check your network and try again.',
    });
    const refusal = { kind: 'response', status: 400, body: { message: 'No' } } as const;
    expect(contactDefinition.outcome(refusal, content).message).toBe('Error: No');
  });

  it('has the login’s', () => {
    expect(loginForm.schema.validateSync(read('login')).messages).toEqual({
      invalid: 'Invalid credentials. Please try again.',
      error: 'Login failed. Please check your username or password.',
    });
  });

  it('has the registration’s', () => {
    const content = signupForm.schema.validateSync(read('signup'));
    expect(content.messages).toMatchObject({
      success: 'Account created successfully!',
      failed: 'Registration failed. Please try again.',
      network: 'No response from server. Please try again later.',
    });
    expect(signupDefinition.outcome({ kind: 'other', message: 'Odd' }, content).message).toBe(
      'Error: Odd',
    );
  });

  it('says of a slow form that it still sends and can be left', () => {
    const { stillSending } = formWords.schema.validateSync(read('words'));
    expect(stillSending).toMatch(/still sending/i);
    expect(stillSending).toMatch(/you may leave this page/i);
  });

  it('has the services that a lead can choose, in the owner’s order', () => {
    expect(leadForm.schema.validateSync(read('lead')).services).toEqual([
      'Reputation & Perception Monitoring',
      'Competitive intelligence',
      'Marketing campaign Evaluation',
      'Risk & Crisis Recognition And Anticipation',
      'Influencer & Profiles Identification',
      'Authenticity Analysis',
      'Fact Checking & Bots Detection',
      'Amplification',
      'Reputation',
      'Tactical',
      'Marketing',
      'Large scale',
    ]);
  });
});
