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
const TAG =
  /<\/?(?:a|b|big|br|center|code|div|em|font|h[1-6]|hr|i|img|li|mark|ol|p|q|s|small|span|strong|su[bp]|table|u|ul)(?:\s[^<>]*)?\/?>/i;
const STRESSED = /(\*\*|__)(?=\S)([^*_]*\S)\1|(?<![\w*])(\*)(?=[^\s*])([^*]*[^\s*])\3(?![\w*])/;
const HEADING = /^#{1,6} (?=\S)/;

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

/** Advises against HTML and Markdown in texts, which pages show as typed. */
export const markupRule: Rule = textRule(({ field, path, value }, file) => {
  if (!field.holdsWords || field.isMail) return undefined;
  const text = withoutLinks(value);
  const pattern = [REFERENCE, TAG, STRESSED, HEADING].find((each) => each.test(text));
  if (!pattern) return undefined;
  const [whole = '', , bold, , italic] = pattern.exec(text) ?? [];
  const alone = 'Write the words alone: a text has no tags and no headings.';
  const stressed = bold ?? italic;
  const expected =
    pattern === REFERENCE ? instead(whole) : stressed ? `Write ${shown(stressed)}` : alone;
  return {
    message: `${nameOf(field, path)} holds "${shown(whole.trim())}", which visitors see as it is typed.`,
    expected,
    isAdvice: true,
    span: file.places.spanInText(path, value, value.indexOf(whole), whole.trim()),
  };
});
