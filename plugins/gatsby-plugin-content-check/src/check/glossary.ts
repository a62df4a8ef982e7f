/** The forms that a language's glossary refuses, and the terms that a text calls for. Pure. */
import type { PartlyEntry } from '../../../../src/content/entries';
import { fieldOf } from '../../../../src/content/introspect';
import type { Partly } from '../../../../src/content/kind';
import { kindNamed } from '../../../../src/content/kinds';
import type { Glossary } from '../../../../src/content/kinds/glossary';
import { wordsOf } from '../../../../src/content/translation';
import type { Words } from '../yaml/finding';
import type { Rule } from './rule';
import { textsIn } from './walk';
import { nameOf, shown } from './wording';

/** Vowel signs, and the stroke that lengthens a word: Arabic means the same without them. */
const MARKS = '[\\p{M}\\u0640]*';

/** What Arabic joins to the front of a word: "and" or "so", "with", "like" or "for", and the article. */
const AND = `(?:[وف]${MARKS})?`;
const THE = `ا${MARKS}ل${MARKS}`;
const FOR_THE = `(?:ل${MARKS}){2}`;
const BEFORE_DEFINITE = `${AND}(?:(?:[بك]${MARKS})?${THE}|${FOR_THE})`;
const BEFORE_INDEFINITE = `${AND}(?:${FOR_THE}|(?:[بكل]${MARKS})?(?:${THE})?)`;

/** A text of the same length without the addresses of its links. */
const withoutAddresses = (text: string): string =>
  text.replace(/\]\([^)\s]*/g, ({ length }) => ' '.repeat(length));

/** Finds a form as whole words, however the lines are folded; `marks` may follow each letter. */
function patternOf(form: string, marks = MARKS): RegExp {
  const stem = form.replace(/^ال/, '');
  const letters = [...stem.replace(/\s+/g, ' ')].map((letter) =>
    letter === ' ' ? '\\s+' : letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&') + marks,
  );
  const before = stem === form ? BEFORE_INDEFINITE : BEFORE_DEFINITE;
  const [begins, ends] = ['(?<![\\p{L}\\p{M}\\p{N}])', '(?![\\p{L}\\p{M}\\p{N}])'];
  return new RegExp(`${begins}${before}${letters.join('')}${ends}`, 'giu');
}

/** A text without marks, to look for a form in quickly. */
const plain = (text: string): string => text.replace(/[\p{M}\u0640]/gu, '').toLowerCase();

/** True where a plain text may hold a form: its words are there, in whatever order. */
const mayHold = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word));

/** The forms that a glossary refuses, each with its term, its place, and a term that contains it. */
function refusedBy({ terms = [] }: Partly<Glossary>) {
  const known = terms.map((one) => ({ ...one, plainTerm: plain(one?.term ?? '') }));
  return terms.flatMap((term, index) =>
    (term?.not ?? []).flatMap((written = '', at) => {
      const form = written.trim();
      if (form === '') return [];
      const words = plain(form).replace(/^ال/, '').split(/\s+/);
      const near = known.filter(({ plainTerm }) => mayHold(plainTerm, words));
      const holding = (pattern: RegExp) => near.find((one) => one.term?.match(pattern));
      // A form that differs from a term only in its marks is refused in exactly that spelling.
      const isSpelling = near.length > 0 && holding(patternOf(plain(form)));
      const pattern = isSpelling ? patternOf(form, '') : undefined;
      const path = ['terms', index, 'not', at];
      return { form, term, path, words, pattern, holder: pattern && holding(pattern) };
    }),
  );
}

/** The texts of a file that are in its own language. */
const wordsIn = ({ kind, content }: PartlyEntry) =>
  textsIn(fieldOf(wordsOf(kindNamed(kind).schema)), content);

export const glossaryRule: Rule = function* (files) {
  for (const glossary of files) {
    if (glossary.kind !== 'glossary') continue;
    const refused = refusedBy(glossary.content);
    for (const { form, path, holder } of refused) {
      if (!holder) continue;
      const message = `"${shown(form)}" is not to be used, and stands in the term for "${shown(holder.original ?? '')}".`;
      const expected = 'Write more of the form, so that no term holds it, or delete it.';
      yield [glossary, path, { message, expected }];
    }
    const { language } = glossary;
    for (const file of files.filter((one) => one.language === language && one !== glossary)) {
      for (const { field, path, value } of wordsIn(file)) {
        const text = plain(value);
        for (const { form, term, words, pattern } of refused) {
          if (!mayHold(text, words)) continue;
          const { start, end } = file.places.spanOf(path);
          const written = withoutAddresses(file.source.slice(start, end));
          for (const { 0: found, index } of written.matchAll(pattern ?? patternOf(plain(form)))) {
            const span = { start: start + index, end: start + index + found.length };
            const message = `${nameOf(field, path)} says "${shown(found)}".`;
            const expected = `The glossary says "${term?.term ?? ''}" (${term?.original ?? ''}).`;
            yield [file, path, { span, message, expected, suggestion: term?.why, isAdvice: true }];
          }
        }
      }
    }
  }
};

/** The names of a term in the main language, with the plural that most have. */
const namesOf = (original: string): string[] =>
  original
    .replace(/\(.*?\)/g, '')
    .split(/[,/…]/)
    .flatMap((name) => (name.trim() === '' ? [] : [name.trim(), `${name.trim()}s`]));

/** The glossary's entries for the terms in an original, for the person who translates it. */
export function termsFor(original: PartlyEntry, glossary: PartlyEntry): Words[] {
  if (glossary.kind !== 'glossary') return [];
  const text = wordsIn(original).map(({ value }) => withoutAddresses(value));
  return (glossary.content.terms ?? []).flatMap((one) => {
    const { original: said = '', term = '', not = [], why } = one ?? {};
    if (!namesOf(said).some((name) => patternOf(name).test(text.join('\n')))) return [];
    const expected = not.length > 0 ? `Not: ${not.join('، ')}.` : undefined;
    return { message: `${said}: ${term}`, expected, suggestion: why };
  });
}
