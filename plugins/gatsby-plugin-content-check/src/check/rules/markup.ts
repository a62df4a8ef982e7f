import { FACTS } from '../../../../../src/content/pages/fillIn';
import { linksIn } from '../../../../../src/content/text/textLinks';
import { nameOf, shown } from '../sentences';
import type { Rule } from './rule';
import { textRule } from './textRule';

/** HTML standard, "Named character references": those common in text pasted from word processors and web pages. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&', apos: '’', bull: '•', copy: '©', deg: '°', eacute: 'é', euro: '€', gt: '>', hellip: '…',
  laquo: '«', ldquo: '“', lsquo: '‘', lt: '<', mdash: '—', middot: '·', nbsp: 'a space', ndash: '–',
  ouml: 'ö', pound: '£', quot: '”', raquo: '»', rdquo: '”', reg: '®', rsquo: '’', shy: 'nothing',
  times: '×', trade: '™', uuml: 'ü',
}; // prettier-ignore

/** Names of characters that are not offered as they are. */
const BY_CHARACTER = new Map([
  ['"', 'quot'],
  ["'", 'apos'],
  ['\u00a0', 'nbsp'],
  ['\u00ad', 'shy'],
  ['\u200b', 'shy'],
  ['•', 'bull'],
  ['·', 'middot'],
  ['…', 'hellip'],
]);

function instead(reference: string): string {
  const [, sign = '', digits = ''] = /^&#(x?)([\da-f]+);$/i.exec(reference) ?? [];
  const code = Number.parseInt(digits, sign ? 16 : 10);
  const character = code <= 0x10ffff ? String.fromCodePoint(code) : '';
  // A straight quote could end the text, and "#" or ":" could make something else of it.
  if (/[\p{L}\p{N}\p{Sc}\p{So}\p{Sm}\p{Pi}\p{Pf}\p{Pd}]/u.test(character))
    return `Write ${character}`;
  const named =
    NAMED[reference.slice(1, -1).toLowerCase()] ?? NAMED[BY_CHARACTER.get(character) ?? ''];
  if (named) return `Write ${named} instead.`;
  return 'Write the character itself, in a text that stands in quotes.';
}

const REFERENCE = /&(?:[a-z][a-z\d]{1,20}|#\d{1,7}|#x[\da-f]{1,6});/i;
const COMMENT = /<!--/;
const TAG = /<\/?[a-z][a-z\d-]{0,20}(?:\s[^<>]{0,300})?\/?>/i;
/** Of Mustache, Liquid, JavaScript, ERB and wikis. */
const TEMPLATE = /\{\{[^{}]{0,60}\}\}|\$\{[^{}]{0,60}\}|\{%|%\}|<%|%>|\[\[[^[\]]{0,60}\]\]/;
const FILLER =
  /\b(?:[Ll]orem [Ii]psum|dolor sit amet|TODO|TBC|TBD|FIXME|[xX]{3,20}|(?:your|sample|placeholder|dummy) text(?: here)?|insert (?:text|name|date) here)\b|لوريم [إا]يبسوم|نص تجريبي|هذا النص هو مثال/;
const LIST = /(?:^|\n)[^\S\n]{0,8}[-*+•] (?=\S)/;
const STRESSED =
  /(\*{2,3}|_{2,3})(?=[^\s*_])([^*_]*[^\s*_])\1|(?<![\w*])(\*)(?=[^\s*])([^*]*[^\s*])\3(?![\w*])/;
const BULLET = /^(?:[•●○◦▪■□‣⁃∙➢➤\uf0a7\uf0b7\uf0d8][ \t]?|[·§–—‒―−‐‑→][ \t]|[o*-]\t)(?=\S)/;
const HEADING = /^#{1,6} (?=\S)/m;
const CODE = /`[^`\n]{1,200}`|~~[^~\n]{1,200}~~|!\[(?=[^\]\n]{0,200}\]\()/;

/** A text with its links replaced by their words. */
export function withoutLinks(text: string): string {
  let end = 0;
  const pieces = linksIn(text).map(({ index, whole, words }) => {
    const before = text.slice(end, index);
    end = index + whole.length;
    return before + words;
  });
  return pieces.join('') + text.slice(end);
}

const ALONE = 'Write the words alone: a text has no tags and no headings.';

interface Sign {
  pattern: RegExp;
  /** True if it is looked for in the text as it is typed, with its links. */
  isInLinks?: true;
  /**
   * What to write instead.
   * @param match of the pattern
   * @param facts the names that the text may hold in braces
   */
  advice: (match: RegExpExecArray, facts: readonly string[]) => string;
}

function withoutStress([, , bold, , italic]: RegExpExecArray): string {
  const words = bold ?? italic ?? '';
  return shown(words) === words ? `Write ${words}` : 'Write the words alone, without these signs.';
}

const FACT_IN_TEMPLATE = /^(?:\{\{|\$\{)\s{0,5}(\w{1,40})\s{0,5}\}/;

function asFact([whole]: RegExpExecArray, facts: readonly string[]): string {
  const fact = FACT_IN_TEMPLATE.exec(whole)?.[1];
  if (fact !== undefined && facts.includes(fact)) return `Write {${fact}}`;
  return 'The company’s facts stand in single braces, like {name}; there are no other templates.';
}

/** Signs that other programs would read, the most certain first. */
const SIGNS: readonly Sign[] = [
  { pattern: REFERENCE, advice: ([whole]) => instead(whole) },
  {
    pattern: COMMENT,
    advice: () => 'A note to others stands behind a "#", outside of the text.',
  },
  { pattern: TAG, advice: () => ALONE },
  { pattern: TEMPLATE, advice: asFact },
  { pattern: FILLER, advice: () => 'Write the words themselves, or leave the field out.' },
  { pattern: BULLET, advice: () => 'Write the words alone: the page draws the marks of a list.' },
  {
    pattern: LIST,
    advice: () => 'A list has a field of its own, or its items follow each other in a sentence.',
  },
  { pattern: STRESSED, advice: withoutStress },
  { pattern: HEADING, advice: () => ALONE },
  { pattern: CODE, isInLinks: true, advice: () => ALONE },
];

/** Words that stand for words to come. */
export const fillerIn = (text: string): string | undefined => FILLER.exec(text)?.[0];

/** Advises against HTML and Markdown in texts, which pages show as typed. */
export const markupRule: Rule = textRule(({ field, path, value }, file) => {
  if (!field.holdsWords || field.isMail || field.visibility === 'private') return undefined;
  const text = withoutLinks(value);
  const facts = [...FACTS, ...(field.filledIn ?? [])];
  for (const { pattern, isInLinks, advice } of SIGNS) {
    const match = pattern.exec(isInLinks ? value : text);
    if (!match) continue;
    const [whole] = match;
    return {
      message: `${nameOf(field, path)} holds "${shown(whole.trim())}", which visitors see as it is typed.`,
      expected: advice(match, facts),
      isAdvice: true,
      span: file.places.spanInText(path, value, value.indexOf(whole), whole.trim()),
    };
  }
  return undefined;
});
