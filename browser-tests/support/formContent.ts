/** The words of the forms as the content has them: who edits data/ need not edit these tests. */
import {
  contactForm,
  formWords,
  leadForm,
  loginForm,
  signupForm,
} from '../../src/content/kinds/forms';
import { login as loginKind } from '../../src/content/kinds/login';
import { MAIN_LANGUAGE } from '../../src/content/languages';
import { contentOf } from './content';

export const formContentIn = (language: string) => ({
  lead: contentOf(leadForm, language),
  contact: contentOf(contactForm, language),
  login: contentOf(loginForm, language),
  signup: contentOf(signupForm, language),
  words: contentOf(formWords, language),
});

/** Specification 8, word for word. */
const specified = {
  lead: {
    success: 'Message sent successfully!',
    unexpected: 'Unexpected response. Please try again.',
    error: 'An error occurred. Please try again.',
    privacy: 'Please accept the privacy policy.',
  },
  contact: {
    success: 'Message sent successfully!',
    unexpected: 'Unexpected response. Please try again.',
    serverPrefix: 'Error:',
    error: 'An error occurred. Please try again.',
    network: 'An error occurred. Please check your network and try again.',
  },
  login: {
    invalid: 'Invalid credentials. Please try again.',
    error: 'Login failed. Please check your username or password.',
  },
  signup: {
    success: 'Account created successfully!',
    failed: 'Registration failed. Please try again.',
    network: 'No response from server. Please try again later.',
    otherPrefix: 'Error:',
  },
};

/** What the forms say of the calls' outcomes: as specified in the main language, else as the content has it. */
export function messagesIn(language: string): typeof specified {
  if (language === MAIN_LANGUAGE) return specified;
  const { lead, contact, login, signup } = formContentIn(language);
  return {
    lead: lead.messages,
    contact: contact.messages,
    login: login.messages,
    signup: signup.messages,
  };
}

export const {
  lead: leadContent,
  contact: contactContent,
  login: loginContent,
  signup: signupContent,
  words,
} = formContentIn(MAIN_LANGUAGE);
export const loginPage = contentOf(loginKind);
