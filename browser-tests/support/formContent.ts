/** The words of the forms as the content has them: who edits data/ need not edit these tests. */
import {
  contactForm,
  formWords,
  leadForm,
  loginForm,
  signupForm,
} from '../../src/content/kinds/forms';
import { login } from '../../src/content/kinds/login';
import { contentOf } from './content';

export const leadContent = contentOf(leadForm);
export const contactContent = contentOf(contactForm);
export const loginContent = contentOf(loginForm);
export const signupContent = contentOf(signupForm);
export const words = contentOf(formWords);
export const loginPage = contentOf(login);
