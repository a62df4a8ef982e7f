/** The words of the forms as the content has them: who edits data/ need not edit these tests. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import {
  contactForm,
  formWords,
  leadForm,
  loginForm,
  signupForm,
} from '../../src/content/kinds/forms';
import { login } from '../../src/content/kinds/login';
import { site as siteKind } from '../../src/content/kinds/site';

/** A file of data/ as it is, to be checked by its schema. */
export const readContent = (file: string): unknown =>
  parse(readFileSync(path.join(__dirname, '../../data', file), 'utf8'));

export const leadContent = leadForm.schema.validateSync(readContent('forms/lead.yaml'));
export const contactContent = contactForm.schema.validateSync(readContent('forms/contact.yaml'));
export const loginContent = loginForm.schema.validateSync(readContent('forms/login.yaml'));
export const signupContent = signupForm.schema.validateSync(readContent('forms/signup.yaml'));
export const words = formWords.schema.validateSync(readContent('forms/words.yaml'));
export const loginPage = login.schema.validateSync(readContent('pages/login.yaml'));
export const site = siteKind.schema.validateSync(readContent('site.yaml'));

/** A text as it is read: `[words](address)` is a link. */
export const asRead = (text: string): string => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
