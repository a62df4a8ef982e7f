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
const MARKS = /[\p{M}\u0640]/gu;

/** What Arabic joins to the front of a word: "and" or "so", "with", "like", "for" or "will", and the article. */
const BEFORE_DEFINITE = '[وف]?(?:[بك]?ال|لل)';
const BEFORE_INDEFINITE = '[وف]?(?:لل|[بكلس]?(?:ال)?)';

/** What it joins to the end: pronouns, and the alif of an object. */
const TAILS = '(?:ها|هم|هن|ه|كم|نا|ي|ا)';

/** The beginning of an address, in a text with links. */
const ADDRESS = '\\]\\([^)\\s]*';

const ARTICLE = /^ال/;
const isDefinite = (word: string): boolean => ARTICLE.test(word);

/** A text without marks, capitals and the hamza of an alif, which people leave out. */
const plain = (text: string): string =>
  text.replace(MARKS, '').replace(/[أإآ]/g, 'ا').toLowerCase();

const escaped = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** A word in all cases and with what may be joined to its end. */
function inAllCases(word: string): string {
  const [, body = '', end] = /^(.*?)(ة|[وي]ن)?$/u.exec(word) ?? [];
  if (end === 'ة') return `${escaped(body)}(?:[ةه]|ت${TAILS})`;
  const isArabic = /\p{Script=Arabic}/u.test(word);
  return escaped(body) + (end ? '[وي]ن' : isArabic ? `${TAILS}?` : '');
}

/**
 * Finds a form as whole words in a plain text, however the lines are folded. A form whose words all have the
 * article, or none, is found in both ways. `isExact` finds the form as it is written, in a text as it is.
 */
function patternOf(form: string, isExact = false): RegExp {
  const words = form.split(/\s+/);
  const isSame = words.every(isDefinite) || !words.some(isDefinite);
  const patterns = words.map((word, index) => {
    const stem = word.replace(ARTICLE, '');
    const own = isExact ? escaped(stem) : inAllCases(plain(stem));
    if (index > 0) return (isSame && !isExact ? '(?:ال)?' : isDefinite(word) ? 'ال' : '') + own;
    return (isDefinite(word) && !isSame ? BEFORE_DEFINITE : BEFORE_INDEFINITE) + own;
  });
  const [begins, ends] = [`(?<![\\p{L}\\p{M}\\p{N}]|${ADDRESS})`, '(?![\\p{L}\\p{M}\\p{N}])'];
  return new RegExp(begins + patterns.join('\\s+') + ends, 'gu');
}

/** The places in a text where a pattern finds something. */
function spansOf(text: string, { pattern, isExact }: { pattern: RegExp; isExact: boolean }) {
  /** Where each character of the plain text stands in the text. */
  const places = [...text.matchAll(/[^\p{M}\u0640]/gu)].flatMap(({ 0: { length }, index }) =>
    Array.from({ length }, (_, at) => index + at),
  );
  const placeOf = (index: number) => (isExact ? index : (places[index] ?? text.length));
  return [...(isExact ? text : plain(text)).matchAll(pattern)].map(({ 0: { length }, index }) => ({
    start: placeOf(index),
    end: placeOf(index + length),
  }));
}

/** What stands in a plain text wherever a form does: the most of its longest word that never changes. */
const kernelOf = (form: string): string =>
  form
    .split(/\s+/)
    .map((word) => plain(word.replace(ARTICLE, '')).replace(/ة$|[وي]ن$/, ''))
    .reduce((longest, word) => (word.length > longest.length ? word : longest), '');

/** The forms that a glossary refuses, each with its term, its place, and a term that contains it. */
const refusedBy = ({ terms = [] }: Partly<Glossary>) =>
  terms.flatMap((term, index) =>
    (term?.not ?? []).flatMap((written = '', at) => {
      const form = written.trim();
      if (form === '') return [];
      const kernel = kernelOf(form);
      const near = terms.filter((one) => plain(one?.term ?? '').includes(kernel));
      const inPlain = patternOf(form);
      // A form that differs from a term only in its marks is refused in exactly that spelling.
      const isExact = near.some((one) => plain(one?.term ?? '').match(inPlain));
      const pattern = isExact ? patternOf(form, true) : inPlain;
      const holder = isExact ? near.find((one) => one?.term?.match(pattern)) : undefined;
      return { form, term, path: ['terms', index, 'not', at], kernel, pattern, isExact, holder };
    }),
  );

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
    const own = files.filter((one) => one.language === language && one !== glossary);
    const all: string[] = [];
    for (const file of own) {
      for (const { field, path } of wordsIn(file)) {
        const { start, end } = file.places.spanOf(path);
        const written = file.source.slice(start, end);
        const text = plain(written);
        all.push(text);
        /** Where a warning begins or ends already: one form may hold another. */
        const warned = new Set<number>();
        for (const form of refused.filter(({ kernel }) => text.includes(kernel))) {
          for (const at of spansOf(written, form)) {
            if (warned.has(at.start) || warned.has(at.end)) continue;
            warned.add(at.start).add(at.end);
            const message = `${nameOf(field, path)} says "${shown(written.slice(at.start, at.end))}".`;
            const expected = `The glossary says "${form.term?.term ?? ''}" (${form.term?.original ?? ''}).`;
            const span = { start: start + at.start, end: start + at.end };
            const suggestion = form.term?.why;
            yield [file, path, { span, message, expected, suggestion, isAdvice: true }];
          }
        }
      }
    }
    for (const [index, { term = '' } = {}] of (glossary.content.terms ?? []).entries()) {
      const names = term.split(/[،/…]/).flatMap((name) => name.trim() || []);
      const isSaid = names.some((name) => {
        const [kernel, pattern] = [kernelOf(name), patternOf(name)];
        return all.some((text) => text.includes(kernel) && text.search(pattern) >= 0);
      });
      if (isSaid || all.length === 0) continue;
      const message = `"${shown(term)}" stands in no text.`;
      const expected = 'Write what the texts say, or delete the term.';
      yield [glossary, ['terms', index, 'term'], { message, expected, isAdvice: true }];
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
  const text = wordsIn(original).map(({ value }) => value);
  return (glossary.content.terms ?? []).flatMap((one) => {
    const { original: said = '', term = '', not = [], why } = one ?? {};
    if (!namesOf(said).some((name) => patternOf(name).test(plain(text.join('\n'))))) return [];
    const expected = not.length > 0 ? `Not: ${not.join('، ')}.` : undefined;
    return { message: `${said}: ${term}`, expected, suggestion: why };
  });
}
