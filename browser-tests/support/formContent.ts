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

/** A file of data/ as it is, to be checked by its schema. */
export const readContent = (file: string): unknown =>
  parse(readFileSync(path.join(__dirname, '../../data', file), 'utf8'));

export const leadContent = leadFormSchema.validateSync(readContent('forms/lead.yaml'));
export const contactContent = contactFormSchema.validateSync(readContent('forms/contact.yaml'));
export const loginContent = loginFormSchema.validateSync(readContent('forms/login.yaml'));
export const signupContent = signupFormSchema.validateSync(readContent('forms/signup.yaml'));
export const words = formWordsSchema.validateSync(readContent('forms/words.yaml'));
export const loginPage = loginSchema.validateSync(readContent('pages/login.yaml'));
export const site = siteSchema.validateSync(readContent('site.yaml'));

/** A text as it is read: `[words](address)` is a link. */
export const asRead = (text: string): string => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
