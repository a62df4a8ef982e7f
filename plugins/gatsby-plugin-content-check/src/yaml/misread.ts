/** Finds things that no author intends: damaged and invisible characters, text that YAML misreads. */
import type { Range } from 'yaml';
import type { Finding, Diagnosis } from './finding';

interface Explanation extends Diagnosis {
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

const BROKEN: readonly Explanation[] = [
  {
    // Conflict markers (git-merge manual, "How conflicts are presented"); /admin may have joined the lines of a text.
    pattern: /(?<![^\s"'])(?:<{7}|>{7}|\|{7})(?!\S)|^[^\S\n]*={7}[^\S\n]*$/m,
    message: 'Git could not join two versions of this file: both stand here, between such marks.',
    expected:
      'Keep one version of each such place and delete the other, with the lines of <<<<<<<, ======= and >>>>>>>.',
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
    pattern: /(?:[[{][^[\]{}]*){100}|(?:[-?:][ \t]+){100}|^[^\S\n]{200,}(?=\S)/m,
    message: 'Too many levels are open here.',
    expected: 'Content has a handful of levels. Close the brackets, or indent the line less.',
  },
];

const ODD: readonly Explanation[] = [
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
    pattern: /\u00a0+(?<=^[^\S\n]*(?:-[ \t]*)?(?:[\w-]+:)?[^\S\n]+)/m,
    message: 'A no-break space stands where a plain space belongs.',
    expected: 'Type the space again; it was pasted from another program.',
  },
];

/** "U+200B". */
export const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

function explain({ pattern, message: template, expected }: Explanation, text: string): Finding[] {
  const { 0: match = '', index: start = -1 } = pattern.exec(text) ?? {};
  if (start === -1) return [];
  const message = template.replace('{code}', codeOf(match)).replace('{found}', () => match);
  return [{ span: { start, end: start + Math.max(1, match.length) }, message, expected }];
}

/** The first fault that makes parsing pointless: a failed merge, another encoding, too many levels. */
export const brokenFile = (text: string): Finding | undefined =>
  BROKEN.flatMap((fault) => explain(fault, text))[0];

/** The first odd character of a text. */
export const oddCharacter = (text: string): Finding | undefined =>
  ODD.flatMap((fault) => explain(fault, text)).sort((a, b) => a.span.start - b.span.start)[0];

/** Finds text that YAML does not read as intended; the range is the value's. */
export function misread(text: string, [start, end]: Range): Finding | undefined {
  const dash = text.slice(start, end).search(/(?<=\n[ \t]*)-\s/);
  if (dash !== -1) {
    return {
      span: { start: start + dash, end: start + dash + 1 },
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
