import { FACTS } from '../../../../src/content/fillIn';
import { linksIn } from '../../../../src/content/textLinks';
import { type Rule, textRule } from './rule';
import { nameOf, shown } from './sentences';

/** HTML standard, "Named character references": those common in text pasted from word processors and web pages. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&', apos: '’', bull: '•', copy: '©', deg: '°', eacute: 'é', euro: '€', gt: '>', hellip: '…',
  laquo: '«', ldquo: '“', lsquo: '‘', lt: '<', mdash: '—', middot: '·', nbsp: 'a space', ndash: '–',
  ouml: 'ö', pound: '£', quot: '”', raquo: '»', rdquo: '”', reg: '®', rsquo: '’', shy: 'nothing',
  times: '×', trade: '™', uuml: 'ü',
}; // prettier-ignore

function instead(reference: string): string {
  const [, sign = '', digits = ''] = /^&#(x?)([\da-f]+);$/i.exec(reference) ?? [];
  const code = Number.parseInt(digits, sign ? 16 : 10);
  if (code > 0x20 && code <= 0x10ffff) return `Write ${String.fromCodePoint(code)}`;
  const named = NAMED[reference.slice(1, -1).toLowerCase()];
  return named ? `Write ${named} instead.` : 'Write the character itself.';
}

const REFERENCE = /&(?:[a-z][a-z\d]{1,20}|#\d{1,7}|#x[\da-f]{1,6});/i;
const COMMENT = /<!--/;
const TAG = /<\/?[a-z][a-z\d-]{0,20}(?:\s[^<>]{0,300})?\/?>/i;
/** Of Mustache, Liquid, JavaScript, ERB and wikis. */
const TEMPLATE = /\{\{[^{}]{0,60}\}\}|\$\{[^{}]{0,60}\}|\{%|%\}|<%|%>|\[\[[^[\]]{0,60}\]\]/;
const FILLER =
  /\b(?:[Ll]orem [Ii]psum|dolor sit amet|TODO|TBC|TBD|FIXME|[xX]{3,20}|(?:your|sample|placeholder|dummy) text(?: here)?|insert (?:text|name|date) here)\b|لوريم [إا]يبسوم|نص تجريبي|هذا النص هو مثال/;
const LIST = /(?:^|\n)[^\S\n]{0,8}[-*+•] (?=\S)/;
const STRESSED = /(\*\*|__)(?=\S)([^*_]*\S)\1|(?<![\w*])(\*)(?=[^\s*])([^*]*[^\s*])\3(?![\w*])/;
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

const PATTERNS: readonly RegExp[] = [
  REFERENCE, COMMENT, TAG, TEMPLATE, FILLER, LIST, STRESSED, HEADING, CODE,
]; // prettier-ignore

const ADVICE = new Map([
  [COMMENT, 'A note to others stands behind a "#", outside of the text.'],
  [TAG, ALONE],
  [
    TEMPLATE,
    'The company’s facts stand in single braces, like {name}; there are no other templates.',
  ],
  [FILLER, 'Write the words themselves, or leave the field out.'],
  [LIST, 'A list has a field of its own, or its items follow each other in a sentence.'],
  [HEADING, ALONE],
  [CODE, ALONE],
]);

/** Words that stand for words to come. */
export const fillerIn = (text: string): string | undefined => FILLER.exec(text)?.[0];

/** Advises against HTML and Markdown in texts, which pages show as typed. */
export const markupRule: Rule = textRule(({ field, path, value }, file) => {
  if (!field.holdsWords || field.isMail || field.visibility === 'private') return undefined;
  const text = withoutLinks(value);
  const pattern = PATTERNS.find((each) => each.test(each === CODE ? value : text));
  if (!pattern) return undefined;
  const [whole = '', , bold, , italic] = pattern.exec(pattern === CODE ? value : text) ?? [];
  const stressed = pattern === STRESSED ? (bold ?? italic) : undefined;
  const fact =
    pattern === TEMPLATE ? /^(?:\{\{|\$\{)\s{0,5}(\w{1,40})\s{0,5}\}/.exec(whole)?.[1] : undefined;
  const isFact =
    fact !== undefined && [...FACTS, ...(field.filledIn ?? [])].some((name) => name === fact);
  const expected =
    pattern === REFERENCE
      ? instead(whole)
      : stressed
        ? `Write ${shown(stressed)}`
        : isFact
          ? `Write {${fact}}`
          : ADVICE.get(pattern);
  return {
    message: `${nameOf(field, path)} holds "${shown(whole.trim())}", which visitors see as it is typed.`,
    expected,
    isAdvice: true,
    span: file.places.spanInText(path, value, value.indexOf(whole), whole.trim()),
  };
});
