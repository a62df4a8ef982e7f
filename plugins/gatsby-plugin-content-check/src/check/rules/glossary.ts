/** Checks translations against their language's glossary. Pure. */
import type { Content } from '../../../../../src/content/kinds';
import type { Partly } from '../../../../../src/content/model/kind';
import type { ContentFile } from '../readContentFile';
import { nameOf, shown } from '../sentences';
import type { FieldText } from '../walk';
import type { FileFinding, Rule } from './rule';

const MARKS = /[\p{M}\u0640]/gu;

/** Arabic prefixes: "and" or "so", "with", "like", "for" or "will", and the article. */
const BEFORE_DEFINITE = '[وف]?(?:[بك]?ال|لل)';
const BEFORE_INDEFINITE = '[وف]?(?:لل|[بكلس]?(?:ال)?)';

const TAILS = '(?:ها|هم|هن|ه|كم|نا|ي|ا)';

const ARTICLE = /^ال/;
const isDefinite = (word: string): boolean => ARTICLE.test(word);

/** Lowercases a text and removes diacritics and the hamza of an alif, which people often omit. */
const plain = (text: string): string =>
  text.replace(MARKS, '').replace(/[أإآ]/g, 'ا').toLowerCase();

const literally = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** A pattern for a word in all its grammatical cases, with any suffix. */
function inAllCases(word: string): string {
  const [, body = '', end] = /^(.*?)(ة|[وي]ن)?$/u.exec(word) ?? [];
  if (end === 'ة') return `${literally(body)}(?:[ةه]|ت${TAILS})`;
  if (end) return `${literally(body)}[وي]ن`;
  const isArabic = /\p{Script=Arabic}/u.test(word);
  return isArabic ? `${literally(body)}${TAILS}?` : literally(body);
}

/**
 * Returns a pattern for a form in a plain text, however its lines are folded. A form whose words all have the
 * article, or none, is found both ways. `isExact` makes it match the form exactly as written, in the original text.
 */
function patternOf(form: string, isExact = false): RegExp {
  const words = form.split(/\s+/);
  const isSame = words.every(isDefinite) || !words.some(isDefinite);
  const patterns = words.map((word, index) => {
    const stem = word.replace(ARTICLE, '');
    const inCases = isExact ? literally(stem) : inAllCases(plain(stem));
    if (index > 0 && isSame && !isExact) return `(?:ال)?${inCases}`;
    if (index > 0) return isDefinite(word) ? `ال${inCases}` : inCases;
    return (isDefinite(word) && !isSame ? BEFORE_DEFINITE : BEFORE_INDEFINITE) + inCases;
  });
  return new RegExp(patterns.join('\\s+'), 'g');
}

/** A word does not begin after a letter or within a link's address. */
const AFTER_LETTER = /[\p{L}\p{M}\p{N}]$/u;
const LETTER = /^[\p{L}\p{M}\p{N}]/u;
const ADDRESS = /\]\([^)\s]*/g;

/** The whole words that match. Checked outside the pattern: Unicode classes are slow to compile. */
function matchesIn(text: string, pattern: RegExp) {
  const matches = [...text.matchAll(pattern)];
  const addresses = matches.length > 0 ? [...text.matchAll(ADDRESS)] : [];
  let next = 0;
  return matches.filter(({ 0: { length }, index }) => {
    const endOf = (address?: RegExpExecArray) => address && address.index + address[0].length;
    while ((endOf(addresses[next]) ?? Infinity) < index) next += 1;
    const isInAddress = (addresses[next]?.index ?? Infinity) < index;
    const before = text.slice(Math.max(0, index - 2), index);
    return !isInAddress && !AFTER_LETTER.test(before) && !LETTER.test(text.slice(index + length));
  });
}

function spansOf(text: string, { pattern, isExact }: { pattern: RegExp; isExact: boolean }) {
  const matches = matchesIn(isExact ? text : plain(text), pattern);
  /** The index in the text of each character of the plain text. */
  const places =
    isExact || matches.length === 0
      ? undefined
      : [...text.matchAll(/[^\p{M}\u0640]/gu)].flatMap(({ 0: { length }, index }) =>
          Array.from({ length }, (_, offset) => index + offset),
        );
  const indexInText = (index: number) => (places ? (places[index] ?? text.length) : index);
  return matches.map(({ 0: { length }, index }) => ({
    start: indexInText(index),
    end: indexInText(index + length),
  }));
}

/** The invariable parts of a form's words, the longest first: a quick test before its pattern, which is slow. */
const kernelsOf = (form: string): string[] =>
  form
    .split(/\s+/)
    .map((word) => plain(word.replace(ARTICLE, '')).replace(/ة$|[وي]ن$/, ''))
    .sort((one, other) => other.length - one.length);

const holdsAll = (text: string, kernels: readonly string[]): boolean =>
  kernels.every((kernel) => text.includes(kernel));

type Terms = NonNullable<Partly<Content<'glossary'>>['terms']>;

/** The rejected forms that may be in the plain texts, each with its term. */
function refusedIn(plainTexts: readonly string[], terms: Terms) {
  const all = plainTexts.join('\n');
  const plainTerms = terms.map((entry) => plain(entry?.term ?? ''));
  return terms.flatMap((term) =>
    (term?.not ?? []).flatMap((written = '') => {
      const form = written.trim();
      const kernels = kernelsOf(form);
      if (form === '' || !holdsAll(all, kernels)) return [];
      if (!plainTexts.some((text) => holdsAll(text, kernels))) return [];
      const inPlain = patternOf(form);
      // A form that differs from a term only in its marks is rejected in exactly that spelling.
      const isExact = plainTerms.some(
        (other) => holdsAll(other, kernels) && matchesIn(other, inPlain).length > 0,
      );
      return { term, kernels, pattern: isExact ? patternOf(form, true) : inPlain, isExact };
    }),
  );
}

/** A text of a translation, with its file and as `plain` leaves it. */
interface GlossaryText extends FieldText {
  file: ContentFile;
  text: string;
}

/** Reports texts that say a term otherwise than the glossary. */
function* refusedFindings(texts: readonly GlossaryText[], terms: Terms): Iterable<FileFinding> {
  const refused = refusedIn(
    texts.map(({ text }) => text),
    terms,
  );
  for (const { file, field, path, value, text } of texts) {
    const used = refused.filter(
      (form) => holdsAll(text, form.kernels) && spansOf(value, form).length > 0,
    );
    if (used.length === 0) continue;
    const { start, end } = file.places.spanOf(path);
    const written = file.source.slice(start, end);
    /** Starts and ends of earlier warnings: one form may contain another. */
    const warned = new Set<number>();
    for (const form of used) {
      for (const span of spansOf(written, form)) {
        if (warned.has(span.start) || warned.has(span.end)) continue;
        warned.add(span.start).add(span.end);
        const message = `${nameOf(field, path)} says "${shown(written.slice(span.start, span.end))}".`;
        const expected = `The glossary says "${form.term?.term ?? ''}" (${form.term?.original ?? ''}).`;
        const suggestion = form.term?.why;
        const place = { start: start + span.start, end: start + span.end };
        yield [file, path, { span: place, message, expected, suggestion, isAdvice: true }];
      }
    }
  }
}

/** Reports translations that say a term otherwise than their language's glossary. */
export const glossaryRule: Rule = function* (files) {
  for (const glossary of files) {
    if (glossary.kind !== 'glossary') continue;
    const { language, content } = glossary;
    const { terms = [] } = content;
    const texts = files
      .filter((file) => file.language === language && file !== glossary)
      .flatMap((file) => file.texts.map((text) => ({ ...text, file, text: plain(text.value) })));
    yield* refusedFindings(texts, terms);
  }
};
