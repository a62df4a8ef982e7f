/** What no author means: invisible characters, signs of YAML that content does without, misread texts. */
import { CST, type Document, Parser, Scalar, visit, YAMLParseError } from 'yaml';
import type { Finding, Words } from './finding';
import { indentOf } from './lines';

interface Explanation extends Words {
  pattern: RegExp;
}

/** What Latin-1 and a western Windows, and what an Arabic Windows shows for the second byte of a letter in UTF-8. */
const WESTERN = '[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';
const ARABIC =
  '[\u200d€پ‚ƒ„…†‡ˆ‰ٹ‹Œچژڈگ‘’“”•–—ک™ڑ›œ\u200cں\u00a0،¢£¤¥¦§¨©ھ«¬\u00ad®¯°±²³´µ¶·¸¹؛»¼½¾؟]';

/** What may end a word in capitals: “IRMÔ, «CAFÉ…»”. */
const CLOSING = '[’”›»…–—™®°·\\s](?!\\p{L})';

/** Letters in UTF-8 that were read by a code page: "donâ€™t", "GrÃ¼ÃŸe", "Ù…Ø±", "ظ…ط±ط". */
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

/** What makes a file unfit to be read at all. */
const BROKEN: readonly Explanation[] = [
  {
    // Git, "git merge", "How conflicts are presented"; a form may have joined the lines of a text.
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
    // The library recurses level by level, and an overflow of the stack can end the process.
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
    // Control characters, lone surrogates, a byte-order mark inside, and the line break of old Macs.
    pattern: /(?![\t\n\r\u0085])[\p{Cc}\p{Cs}\ufffe\uffff]|(?<!^)\ufeff|\r(?!\n)/u,
    message: 'An invisible character ({code}) stands here.',
    expected: 'Delete it.',
  },
  {
    // At the start of a line, behind a dash, behind a name.
    pattern: /\u00a0+(?<=^[^\S\n]*(?:-[ \t]*)?(?:[\w-]+:)?[^\S\n]+)/m,
    message: 'A no-break space stands where a plain space belongs.',
    expected: 'Type the space again; it was pasted from another program.',
  },
];

/** "U+200B". */
export const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

function explain({ pattern, message: said, expected }: Explanation, text: string): Finding[] {
  const { 0: found = '', index: start = -1 } = pattern.exec(text) ?? {};
  if (start === -1) return [];
  const message = said.replace('{code}', codeOf(found)).replace('{found}', () => found);
  return [{ span: { start, end: start + Math.max(1, found.length) }, message, expected }];
}

/** What makes a file unfit to be read at all: a failed merge, another encoding, too many levels. */
export const brokenFile = (text: string): Finding | undefined =>
  BROKEN.flatMap((one) => explain(one, text))[0];

/** The first odd character of a text. */
export const oddCharacter = (text: string): Finding | undefined =>
  ODD.flatMap((one) => explain(one, text)).sort((a, b) => a.span.start - b.span.start)[0];

/** `*`, `&` and `!` begin an alias, an anchor and a tag, which this project's files do without. */
export function aliasesAndTags(text: string): YAMLParseError[] {
  const found: YAMLParseError[] = [];
  // Parsing again would double the time: only where such a sign may begin a value.
  if (!/(?:^|[-?:,[\]{}"'>|])[^\S\n]*[*&!]/m.test(text)) return found;
  for (const token of new Parser().parse(text)) {
    if (token.type !== 'document') continue;
    CST.visit(token, ({ start, key, sep, value }) => {
      for (const one of [...start, key, ...(sep ?? []), value]) {
        if (!one || !['alias', 'anchor', 'tag'].includes(one.type)) continue;
        found.push(new YAMLParseError([one.offset, one.offset], 'BAD_ALIAS', one.type));
      }
    });
  }
  return found;
}

/** `- one` on a line that is indented too far is swallowed by the item above it. */
function swallowedItem(text: string, start: number, end: number): Finding | undefined {
  const lineStart = text.lastIndexOf('\n', start) + 1;
  const lines = text.slice(lineStart, end).split('\n');
  const index = lines.findIndex((line, at) => {
    const above = lines[at - 1]?.trimEnd() ?? '';
    return above !== '' && /^\s*-\s/.test(line) && indentOf(line) > indentOf(above);
  });
  if (index === -1) return undefined;
  const before = [...lines.slice(0, index), ''].join('\n');
  const at = lineStart + before.length + indentOf(lines[index] ?? '');
  return {
    span: { start: at, end: at + 1 },
    message: 'This item is indented too far: it is read as the rest of the text above.',
    expected: 'All items of a list begin in the same column.',
  };
}

/** `Our #1 service`: everything after the "#" is a comment. */
function cutOff(text: string, end: number): Finding | undefined {
  const rest = /^[ \t]+(#(?=[^\s#])[^\n\r]*\S)/.exec(text.slice(end, end + 200));
  if (!rest) return undefined;
  const [whole, comment = ''] = rest;
  return {
    span: { start: end + whole.length - comment.length, end: end + whole.length },
    message: 'The text ends before the "#": what follows it is a comment.',
    expected: 'Put the whole text in quotes, or write a space behind the "#" of a comment.',
    isAdvice: true,
  };
}

/** What YAML reads in another way than it was meant. */
export function misread(text: string, document: Document): Finding[] {
  const found: Finding[] = [];
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (type !== Scalar.PLAIN || !range) return;
      const finding = swallowedItem(text, range[0], range[1]) ?? cutOff(text, range[1]);
      if (finding) found.push(finding);
    },
  });
  return found;
}
