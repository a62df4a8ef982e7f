/** Says in words what a field holds. */
import type { FieldMeta } from './fields';
import type { Field } from './introspect';

/** "1 problem", "3 problems". */
export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** A number of items of a list, like "3 items". */
export const items = (count: number) => counted(count, 'item');

/** A number of characters, likewise. */
export const characters = (count: number) => counted(count, 'character');

/** A warning for fields whose value the owner's specification prescribes; '' for others. */
export const ownersNote = ({ fixedBy }: FieldMeta): string =>
  fixedBy === undefined
    ? ''
    : `🔒 What section ${fixedBy} of the owner’s specification says here may change with the owner’s consent only.`;

function sizeInWords({ min = 1, max, length }: Field, words: (count: number) => string): string {
  if (length !== undefined) return ` of exactly ${words(length)}`;
  if (max === undefined) return '';
  return min > 1 ? ` of ${min} to ${words(max)}` : ` of at most ${words(max)}`;
}

/** Describes what a field holds: "a text of at most 40 characters", "a list of exactly 2 items". */
export function describe(field: Field): string {
  const { type, ref, file, link, choices, isMail, fields } = field;
  if (type === 'number') return 'a whole number';
  if (type === 'boolean') return 'true or false';
  if (type === 'array') return `a list${sizeInWords(field, items)}`;
  if (type === 'object') return `a group with the fields ${[...fields.keys()].join(', ')}`;
  if (choices.length > 0) return `one of: ${choices.join(', ')}`;
  if (ref) return `the slug of an entry in ${ref.folder ?? ''}`;
  if (file) return `the name of a file in ${file.folder}`;
  if (link) return 'a link';
  return isMail ? 'a mail address' : `a text${sizeInWords(field, characters)}`;
}
