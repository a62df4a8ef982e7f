/** What is wrong with a value that programs read, however right it looks: marks that nobody sees, two addresses. */
import type { Field } from '../../../../src/content/introspect';
import { codeOf } from '../yaml/misread';
import type { FieldWords } from './sentences';
import type { TextField } from './walk';
import { nameOf, shown } from './wording';

/** Marks that join, part or turn letters and come along with what is pasted from a chat or a web page. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** What is said of such a mark in an address; undefined where there is none. */
export function unseenWords(subject: string, address: string): FieldWords | undefined {
  const [mark] = address.match(UNSEEN) ?? [];
  if (mark === undefined) return undefined;
  const right = address.replace(UNSEEN, '');
  return {
    message: `${subject} holds an invisible mark (${codeOf(mark)}), with which it leads nowhere.`,
    expected: `Delete it and type it again, without pasting: ${shown(right)}`,
  };
}

/** Two addresses or two numbers in one value. */
const TWO_ADDRESSES = /@\S*[\s,;،؛/]+.*@|https?:\S*[\s,;،؛]+https?:/i;
const TWO_NUMBERS =
  /^(?:tel:)?\+?\d[\d\s().-]{4,}(?:[,;/،؛+]| or | and )[^\d+]*\+?\d[\d\s().-]{4,}/i;

const isRead = ({ link, ref, file, pattern, isMail, isLeadService }: Field): boolean =>
  Boolean(link || ref || file || pattern || isMail) && !isLeadService;

/** What is wrong with a value that programs read, before its own rules are asked. */
export function addressWords({ field, path, value }: TextField): FieldWords | undefined {
  if (!isRead(field)) return undefined;
  const name = nameOf(field, path);
  const unseen = unseenWords(name, value);
  if (unseen || !(TWO_ADDRESSES.test(value) || TWO_NUMBERS.test(value))) return unseen;
  return {
    message: `${name} holds two addresses or numbers: "${shown(value)}".`,
    expected: 'It may hold one: keep that which visitors are to use.',
  };
}
