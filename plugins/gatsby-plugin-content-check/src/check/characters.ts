/** Characters in a file that YAML refuses, or reads in a way which no author of a text means. */
import { CST, Lexer } from 'yaml';
import type { Lines } from './lines';
import type { Finding } from './problem';
import { mustBeQuoted } from './yamlErrors';

/**
 * Control characters, halves of characters, the sign of a damaged one, a byte-order mark inside, and
 * the line break of old Macs, which only some readers take for one.
 */
const UNSEEN = /(?![\t\n\r\u0085])[\p{Cc}\p{Cs}\ufffd-\uffff]|(?<!^)\ufeff|\r(?!\n)/u;

const NO_BREAK = /\u00a0+/g;

/** What may stand before a space that YAML expects: nothing, a dash, a name with its colon. */
const EXPECTS_SPACE = /^(?:-[ \t]*)?(?:[\w-]+:)?$/;

function unseen(text: string): Finding | undefined {
  const found = UNSEEN.exec(text);
  if (!found) return undefined;
  const [character] = found;
  const span = { start: found.index, end: found.index + character.length };
  if (character === '\ufffd') {
    return {
      span,
      message: 'A character here is damaged: the file was saved in another encoding than UTF-8.',
      expected: 'Save the file as UTF-8 and type the character again.',
    };
  }
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return {
    span,
    message: `An invisible character (U+${code}) stands here.`,
    expected: 'Delete it.',
    fix: { ...span, text: '' },
  };
}

function noBreakSpace(text: string): Finding | undefined {
  for (const { 0: found, index } of text.matchAll(NO_BREAK)) {
    const before = text.slice(text.lastIndexOf('\n', index) + 1, index).trim();
    if (before.length > 80 || !EXPECTS_SPACE.test(before)) continue;
    const span = { start: index, end: index + found.length };
    return {
      span,
      message: 'A no-break space stands where a plain space belongs.',
      expected: 'Type the space again; it was pasted from another program.',
      fix: { ...span, text: ' '.repeat(found.length) },
    };
  }
  return undefined;
}

/** Lexemes of YAML's library that stand for no characters of the text. */
const MARKS: readonly string[] = [CST.DOCUMENT, CST.FLOW_END, CST.SCALAR];

/** Such a character where a value may begin; most texts have none, and need not be taken apart. */
const MAYBE_TAG = /(?:^|[:?,[{-])[ \t]*[&*!](?=\S)/m;

/** `*` and `&` and `!` begin an alias, an anchor and a tag, which this project's files do without. */
function aliasOrTag(lines: Lines): Finding | undefined {
  const { text } = lines;
  if (!MAYBE_TAG.test(text)) return undefined;
  let at = 0;
  for (const lexeme of new Lexer().lex(text)) {
    if (MARKS.includes(lexeme)) continue;
    if (['alias', 'anchor', 'tag'].includes(CST.tokenType(lexeme) ?? '')) {
      return mustBeQuoted(lines, at);
    }
    at += lexeme.length;
  }
  return undefined;
}

/** The first such character of a text, or undefined. */
export function oddCharacter(lines: Lines): Finding | undefined {
  return [unseen(lines.text), noBreakSpace(lines.text), aliasOrTag(lines)]
    .flatMap((found) => found ?? [])
    .sort((one, other) => one.span.start - other.span.start)[0];
}
