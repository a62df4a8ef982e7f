/** The words of the forms as the content has them: who edits data/ need not edit these tests. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import {
  contactFormSchema,
  formWordsSchema,
  leadFormSchema,
  loginFormSchema,
  signupFormSchema,
} from '../../src/content/kinds/forms';
import { loginSchema } from '../../src/content/kinds/pages';
import { siteSchema } from '../../src/content/kinds/site';

const read = (file: string): unknown =>
  parse(readFileSync(path.join(__dirname, '../../data', file), 'utf8'));

export const leadContent = leadFormSchema.validateSync(read('forms/lead.yaml'));
export const contactContent = contactFormSchema.validateSync(read('forms/contact.yaml'));
export const loginContent = loginFormSchema.validateSync(read('forms/login.yaml'));
export const signupContent = signupFormSchema.validateSync(read('forms/signup.yaml'));
export const words = formWordsSchema.validateSync(read('forms/words.yaml'));
export const loginPage = loginSchema.validateSync(read('pages/login.yaml'));
export const site = siteSchema.validateSync(read('site.yaml'));

/** A text as it is read: `[words](address)` is a link. */
export const asRead = (text: string): string => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
