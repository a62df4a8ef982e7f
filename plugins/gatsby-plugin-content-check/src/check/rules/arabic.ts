/** Advises on slips in Arabic texts, and on texts that are still in English. Pure. */
import type { Field } from '../../../../../src/content/model/introspect';
import { scriptOf } from '../../../../../src/content/text/languageNames';
import type { Diagnosis } from '../../yaml/diagnosis';
import type { ContentFile } from '../readContentFile';
import { nameOf, shown } from '../sentences';
import type { FieldText } from '../walk';
import { SLIPS } from './arabicSlips';
import { withoutLinks } from './markup';
import type { Rule } from './rule';

/** A text without what is not written in words: addresses of links, other addresses, facts in braces. */
const wordsIn = (value: string): string =>
  withoutLinks(value)
    .replace(/\{[^{}\s]{1,40}\}/g, '•')
    .replace(
      /(?:https?:\/\/|www\.)\S+|(?<!\S)\S+@\S+|(?<![\w.-])[a-z\d-]{1,60}(?:\.[a-z\d-]{2,60}){1,5}/gi,
      'X',
    );

const PAIRS = [
  ['«', '»'],
  ['(', ')'],
] as const;

/** The first bracket or quotation mark without its other half. */
function unpaired(text: string): string | undefined {
  for (const [open, close] of PAIRS) {
    let depth = 0;
    for (const character of text) {
      if (character === open) depth += 1;
      if (character === close) depth -= 1;
      if (depth < 0) return close;
    }
    if (depth > 0) return open;
  }
  return undefined;
}

/**
 * Describes each kind of slip in a text once, and a bracket without its other half.
 * @param words what `wordsIn` leaves of the text
 */
function* slipsIn(
  { field, path, value }: FieldText,
  words: string,
  file: ContentFile,
): Iterable<Diagnosis> {
  const name = nameOf(field, path);
  const spanOf = (piece: string) => {
    const index = value.indexOf(piece);
    return index === -1 ? undefined : file.places.spanInText(path, value, index, piece);
  };
  for (const { pattern, fault, write } of SLIPS) {
    const found = pattern.exec(words)?.[0];
    if (found === undefined) continue;
    const piece = found.trim();
    const message = `${name} holds "${shown(found)}"${fault === undefined ? '' : `, ${fault}`}.`;
    const expected = typeof write === 'string' ? write : write(piece);
    yield { message, expected, isAdvice: true, span: piece === '' ? undefined : spanOf(piece) };
  }
  const alone = unpaired(words);
  if (alone !== undefined) {
    const message = `${name} holds "${alone}" without its other half.`;
    const expected = `In Arabic, too, the first is typed before the words: ${PAIRS.map((pair) => pair.join('…')).join(' or ')}.`;
    yield { message, expected, isAdvice: true, span: spanOf(alone) };
  }
}

const ARABIC = /[\u0600-\u06ff]/;
const LATIN_WORDS = /[A-Za-z]{2,}/g;

/** True for words that somebody has to translate: more than names, which begin with capital letters. */
function isEnglish(words: string): boolean {
  if (ARABIC.test(words)) return false;
  const latin = words.match(LATIN_WORDS) ?? [];
  return latin.length > 1 && latin.some((each) => /^[a-z]/.test(each));
}

/** True for a field whose words somebody writes and translates. */
export const isProse = ({ holdsWords, isMail, mustMatch, visibility }: Field): boolean =>
  holdsWords && !isMail && !mustMatch && visibility !== 'private';

/** Advises on each text of an Arabic translation. */
export const arabicRule: Rule = function* (files) {
  for (const file of files) {
    if (scriptOf(file.language) !== 'Arab' || file.kind === 'glossary') continue;
    for (const text of file.texts) {
      if (!isProse(text.field)) continue;
      const words = wordsIn(text.value);
      if (isEnglish(words)) {
        const message = `${nameOf(text.field, text.path)} has no Arabic in it: "${shown(text.value)}".`;
        yield [file, text.path, { message, expected: 'Translate it.', isAdvice: true }];
        continue;
      }
      for (const slip of slipsIn(text, words, file)) yield [file, text.path, slip];
    }
  }
};
