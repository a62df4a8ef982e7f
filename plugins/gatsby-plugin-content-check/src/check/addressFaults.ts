/** Faults in a machine-read value that still looks right: invisible characters, two addresses in one. */
import type { Diagnosis } from '../yaml/diagnosis';
import { codeOf } from '../yaml/misread';
import { nameOf, shown } from './sentences';
import type { FieldText } from './walk';

/** A zero-width or formatting character, which often comes with text pasted from a chat or a web page. */
const INVISIBLE_MARK = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Reports an invisible character in an address; undefined if it has none. */
export function invisibleMark(subject: string, address: string): Diagnosis | undefined {
  const [mark] = address.match(INVISIBLE_MARK) ?? [];
  if (mark === undefined) return undefined;
  const right = address.replace(INVISIBLE_MARK, '');
  return {
    message: `${subject} holds an invisible mark (${codeOf(mark)}), with which it leads nowhere.`,
    expected: `Delete it and type it again, without pasting: ${shown(right)}`,
  };
}

/** True for two mail addresses or two links. In steps: one pattern would try each "@" with every other. */
function holdsTwoAddresses(value: string): boolean {
  const between = value.slice(value.indexOf('@') + 1, Math.max(0, value.lastIndexOf('@')));
  const first = value.search(/https?:/i);
  return /[\s,;،؛/]/.test(between) || /[\s,;،؛]https?:/i.test(value.slice(first + 1));
}

const TWO_NUMBERS =
  /^(?:tel:)?\+?\d[\d\s().-]{4,}(?:[,;/،؛+]| or | and )[^\d+]*\+?\d[\d\s().-]{4,}/i;

/**
 * Reports an invisible character, or two addresses or numbers, in a machine-read value, before the rules of its own
 * field apply; undefined if nothing is wrong.
 */
export function addressFault({ field, path, value }: FieldText): Diagnosis | undefined {
  const { link, ref, file, mustMatch, isMail, isLeadService } = field;
  if (isLeadService || !(link || ref || file || mustMatch || isMail)) return undefined;
  const name = nameOf(field, path);
  const invisible = invisibleMark(name, value);
  if (invisible || !(holdsTwoAddresses(value) || TWO_NUMBERS.test(value))) return invisible;
  return {
    message: `${name} holds two addresses or numbers: "${shown(value)}".`,
    expected: 'It may hold one: keep that which visitors are to use.',
  };
}
