/** @jest-environment node */
/** Specification, section 8: the words of each message. Which one is shown when, outcomes.test says. */
import { contents } from './contents';

// What is wrong with a content, content.test says.
const whole = contents.filter(({ problems }) => problems.length === 0);

const ERROR_PREFIX: unknown = expect.stringMatching(/^Error: ?$/);

describe.each(whole)('in $name', ({ contentOf }) => {
  it.each([
    [
      'lead-form',
      {
        success: 'Message sent successfully!',
        unexpected: 'Unexpected response. Please try again.',
        error: 'An error occurred. Please try again.',
        privacy: 'Please accept the privacy policy.',
      },
    ],
    [
      'contact-form',
      {
        success: 'Message sent successfully!',
        unexpected: 'Unexpected response. Please try again.',
        serverPrefix: ERROR_PREFIX,
        error: 'An error occurred. Please try again.',
        network: 'An error occurred. Please check your network and try again.',
      },
    ],
    [
      'login-form',
      {
        invalid: 'Invalid credentials. Please try again.',
        error: 'Login failed. Please check your username or password.',
      },
    ],
    [
      'signup-form',
      {
        success: 'Account created successfully!',
        failed: 'Registration failed. Please try again.',
        network: 'No response from server. Please try again later.',
        otherPrefix: ERROR_PREFIX,
      },
    ],
  ] as const)('the messages of the %s are the owner’s', (form, messages) => {
    expect(contentOf(form).messages).toEqual(messages);
  });

  it('so is the title of the screen for an unhandled route error', () => {
    expect(contentOf('error').title).toBe('Unexpected Application Error!');
  });
});
