/** The words of the forms as the content has them: who edits data/ need not edit these tests. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { error } from '../../src/content/kinds/error';
import {
  contactForm,
  formWords,
  leadForm,
  loginForm,
  signupForm,
} from '../../src/content/kinds/forms';
import { login } from '../../src/content/kinds/login';
import { site as siteKind } from '../../src/content/kinds/site';

const read = (file: string): unknown =>
  parse(readFileSync(path.join(__dirname, '../../data', file), 'utf8'));

export const leadContent = leadForm.schema.validateSync(read('forms/lead.yaml'));
export const contactContent = contactForm.schema.validateSync(read('forms/contact.yaml'));
export const loginContent = loginForm.schema.validateSync(read('forms/login.yaml'));
export const signupContent = signupForm.schema.validateSync(read('forms/signup.yaml'));
export const words = formWords.schema.validateSync(read('forms/words.yaml'));
export const loginPage = login.schema.validateSync(read('pages/login.yaml'));
export const errorPage = error.schema.validateSync(read('pages/error.yaml'));
export const site = siteKind.schema.validateSync(read('site.yaml'));

/** A text as it is read: `[words](address)` is a link. */
export const asRead = (text: string): string => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
