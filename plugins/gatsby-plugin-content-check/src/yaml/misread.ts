/** Finds things that no author intends: damaged and invisible characters, text that YAML misreads. */
import type { Range } from 'yaml';
import type { Finding, Diagnosis } from './diagnosis';

interface KnownFault extends Diagnosis {
  pattern: RegExp;
}

/** The second byte of a letter in UTF-8, decoded as Latin-1 or Windows-1252, and as Windows-1256. */
const WESTERN = '[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';
const ARABIC =
  '[\u200d€پ‚ƒ„…†‡ˆ‰ٹ‹Œچژڈگ‘’“”•–—ک™ڑ›œ\u200cں\u00a0،¢£¤¥¦§¨©ھ«¬\u00ad®¯°±²³´µ¶·¸¹؛»¼½¾؟]';

const CLOSING = '[’”›»…–—™®°·\\s](?!\\p{L})';

/** UTF-8 decoded with a code page: "donâ€™t", "GrÃ¼ÃŸe", "Ù…Ø±", "ظ…ط±ط". */
const TWICE_ENCODED = new RegExp(
  [
    `(?!(?<=\\p{Lu})[ÂÃÄÅ]${CLOSING})[ÂÃÄÅ]${WESTERN}`,
    `(?:[ÎÏÐÑØÙÚÛ]${WESTERN}){2}`,
    `â${WESTERN}{2}`,
    'ð[Ÿ\u009f]',
    'ï»¿',
    `(?:[طظ]${ARABIC}){3}`,
    '‚Ä[ôòúùìî¶]',
  ].join('|'),
  'u',
);

/** Arabic in Windows-1256, decoded as Windows-1252: "ÇáÓãÚÉ". No Western word has four such letters in a row. */
const WINDOWS_ARABIC = /[À-ßáã-æìí]{4,}/;

const BROKEN: readonly KnownFault[] = [
  {
    // Conflict markers (git-merge manual, "How conflicts are presented"); /admin may have joined the lines of a text.
    pattern: /(?<![^\s"'])(?:<{7}|>{7}|\|{7})(?!\S)|^[ \t]*={7}[ \t]*$/m,
    message: 'Git could not join two versions of this file: both stand here, between such marks.',
    expected:
      'Keep one version of each such place and delete the other, with the lines of <<<<<<<, ======= and >>>>>>>.',
  },
  {
    // The mark of UTF-16 has become two damaged characters, or there was none.
    pattern: /^\ufffd{0,2}[^\0]{0,3}\0/,
    message: 'This file is saved as UTF-16, which some programs call "Unicode", and not as UTF-8.',
    expected: 'Save it as UTF-8: editors ask for the encoding under "Save as".',
  },
  {
    pattern: /\ufffd{3,}/,
    message:
      'These letters are saved in another encoding than UTF-8, such as Windows-1256 for Arabic.',
    expected:
      'Restore the file from Git, or open it in a program that reads its encoding, and save it as UTF-8.',
  },
  {
    pattern: WINDOWS_ARABIC,
    message:
      'The letters "{found}" are Arabic of the encoding Windows-1256, which a program read as Western letters.',
    expected:
      'Restore the file from Git, or paste the Arabic anew in an editor that saves UTF-8. Do not mend it letter by letter.',
  },
  {
    pattern: TWICE_ENCODED,
    message:
      'The letters "{found}" are damaged: a program read this file in another encoding than UTF-8 and saved it again.',
    expected:
      'Restore the file from Git, and make your change in an editor that saves UTF-8. Do not mend it letter by letter.',
  },
  {
    // The library recurses at each level, and a stack overflow can end the process.
    pattern: /(?:[[{][^[\]{}]*){100}|(?:[-?:][ \t]+){100}|^ {200,}(?=\S)/m,
    message: 'Too many levels are open here.',
    expected: 'Content has a handful of levels. Close the brackets, or indent the line less.',
  },
  {
    // The library takes long over each.
    pattern: /(?:"[^"\n\\]*"\s*|[!&*][\w-]*\s+){100}/,
    message: 'A hundred texts in quotes, or signs like "&", follow each other here.',
    expected: 'Restore the file from Git, or delete what a program has left here.',
  },
];

/** A line as far as its name or text. */
const LINE_START = String.raw`^[ \t]*(?:-[ \t]+)*`;

/** Blanks that are no spaces to YAML. */
const BLANK = String.raw`[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]`;

const UNSEEN = String.raw`(?!\ufeff)[\p{Default_Ignorable_Code_Point}\p{Cf}]`;

const UNSEEN_IN_NAME = String.raw`['"]?[\w-]*${UNSEEN}(?:[\w-]|${UNSEEN})*['"]?[ \t]*[:：](?=\s|$)`;

const ODD: readonly KnownFault[] = [
  {
    pattern: /\ufffd/,
    message: 'A character here is damaged: the file was saved in another encoding than UTF-8.',
    expected: 'Save the file as UTF-8 and type the character again.',
  },
  {
    // Control characters, lone surrogates, a byte-order mark inside the text, and a lone carriage return.
    pattern: /(?![\t\n\r\u0085])[\p{Cc}\p{Cs}\ufffe\uffff]|(?<!^)\ufeff|\r(?!\n)/u,
    message: 'An invisible character ({code}) stands here.',
    expected: 'Delete it.',
  },
  {
    // At the start of a line, after a dash or after a name.
    pattern: new RegExp(String.raw`${LINE_START}-?(?:[\w-]+:[ \t]*)?(${BLANK})`, 'dm'),
    message: '{blank} stands where a plain space belongs.',
    expected: 'Type the space again; it was pasted from another program.',
  },
  {
    pattern: new RegExp(
      String.raw`${LINE_START}(?=${UNSEEN_IN_NAME}|${UNSEEN}+-[ \t])['"]?[\w-]*(${UNSEEN})`,
      'dmu',
    ),
    message: 'An invisible character ({code}) stands in the name of this field or before its dash.',
    expected: 'Delete it, or type the beginning of the line again.',
  },
  {
    pattern: new RegExp(String.raw`${LINE_START}(?:[\w-]+[ \t]*:|-)(${UNSEEN})`, 'dmu'),
    message: 'An invisible character ({code}) stands where a space belongs.',
    expected: 'Delete it and type a space.',
  },
];

/** "U+200B". */
export const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** A long piece of text, cut off. */
const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

function findingsOf({ pattern, message: template, expected }: KnownFault, text: string): Finding[] {
  const found = pattern.exec(text);
  if (!found) return [];
  const [match, group = match] = found;
  const start = found.indices?.[1]?.[0] ?? found.index;
  const blank =
    group === '\u00a0' ? 'A no-break space' : `A space of another kind (${codeOf(group)})`;
  const message = template
    .replace('{code}', codeOf(group))
    .replace('{blank}', blank)
    .replace('{found}', () => shortened(group));
  return [{ span: { start, end: start + Math.max(1, group.length) }, message, expected }];
}

/** The first fault that makes parsing pointless: a failed merge, another encoding, too many levels. */
export const brokenFile = (text: string): Finding | undefined =>
  BROKEN.flatMap((fault) => findingsOf(fault, text))[0];

/** The first odd character of a text. */
export const oddCharacter = (text: string): Finding | undefined =>
  ODD.flatMap((fault) => findingsOf(fault, text)).sort((a, b) => a.span.start - b.span.start)[0];

/** Numbers of js-yaml, with which Gatsby reads the content, that are texts to the check's library. */
const NUMBER_ELSEWHERE =
  /^[-+]?(?:0b[01_]+|0o[0-7_]+|0x[\da-f_]+|(?:\d[\d_]*(?:\.[\d_]*)?|\.[\d_]+)(?:e[-+]?\d+)?)$/i;

/**
 * Finds text that YAML does not read as intended.
 * @param range that of the value, unquoted
 * @param value what the library has read
 */
export function misread(text: string, [start, end]: Range, value: unknown): Finding | undefined {
  if (typeof value === 'string' && NUMBER_ELSEWHERE.test(value)) {
    return {
      span: { start, end },
      message: `Some readers of YAML take ${shortened(value)} for a number.`,
      expected:
        shortened(value) === value ? `Put it in quotes: '${value}'` : 'Put the whole in quotes.',
    };
  }
  const dash = /\n[ \t]*(-)\s/d.exec(text.slice(start, end))?.indices?.[1];
  if (dash) {
    return {
      span: { start: start + dash[0], end: start + dash[1] },
      message: 'This item is indented too far: it is read as the rest of the text above.',
      expected: 'All items of a list begin in the same column.',
    };
  }
  const cut = /^[ \t]+(#(?=[^\s#])[^\n\r]*\S)/d.exec(text.slice(end, end + 200))?.indices?.[1];
  return (
    cut && {
      span: { start: end + cut[0], end: end + cut[1] },
      message: 'The text ends before the "#": what follows it is a comment.',
      expected: 'Put the whole text in quotes, or write a space behind the "#" of a comment.',
      isAdvice: true,
    }
  );
}
