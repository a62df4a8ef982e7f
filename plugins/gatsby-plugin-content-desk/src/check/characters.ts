/** Signs in a file that YAML refuses, or reads in a way which no author of a text means. */
import { CST, Lexer } from 'yaml';
import { Lines } from './lines';
import { mustBeQuoted, Slip } from './slips';

/**
 * Control characters, halves of characters, the sign of a damaged one, a byte-order mark inside, and
 * the line break of old Macs, which only some readers take for one.
 */
const UNSEEN = /(?![\t\n\r\u0085])[\p{Cc}\p{Cs}\ufffd-\uffff]|(?<!^)\ufeff|\r(?!\n)/u;

const NO_BREAK = '\u00a0';

/** What may stand before a space that YAML expects: nothing, a dash, a name with its colon. */
const EXPECTS_SPACE = /^(?:-[ \t]*)?(?:[\w-]+:)?$/;

function unseen(text: string): Slip | undefined {
  const found = UNSEEN.exec(text);
  if (!found) return undefined;
  const start = found.index;
  const end = start + found[0].length;
  if (found[0] === '\ufffd') {
    return {
      span: { start, end },
      message: 'A character here is damaged: the file was saved in another encoding than UTF-8.',
      expected: 'Save the file as UTF-8 and type the character again.',
    };
  }
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return {
    span: { start, end },
    message: `An invisible character (U+${code}) stands here.`,
    expected: 'Delete it.',
    fix: { start, end, text: '' },
  };
}

function noBreakSpace(text: string): Slip | undefined {
  for (let at = text.indexOf(NO_BREAK); at !== -1; at = text.indexOf(NO_BREAK, at + 1)) {
    const before = text.slice(text.lastIndexOf('\n', at) + 1, at).trim();
    if (text[at - 1] === NO_BREAK || before.length > 80 || !EXPECTS_SPACE.test(before)) continue;
    let end = at;
    while (text[end] === NO_BREAK) end += 1;
    return {
      span: { start: at, end },
      message: 'A no-break space stands where a plain space belongs.',
      expected: 'Type the space again; it was pasted from another program.',
      fix: { start: at, end, text: ' '.repeat(end - at) },
    };
  }
  return undefined;
}

/** Lexemes of YAML's library that stand for no characters of the text. */
const isMark = (lexeme: string) =>
  lexeme === CST.DOCUMENT || lexeme === CST.FLOW_END || lexeme === CST.SCALAR;

/** Such a sign where a value may begin; most texts have none, and need not be taken apart. */
const MAYBE_SIGN = /(?:^|[:?,[{-])[ \t]*[&*!](?=\S)/m;

/** `*` and `&` and `!` begin an alias, an anchor and a tag, which this project's files do without. */
function aliasOrTag(text: string, lines: Lines): Slip | undefined {
  if (!MAYBE_SIGN.test(text)) return undefined;
  let at = 0;
  for (const lexeme of new Lexer().lex(text)) {
    if (isMark(lexeme)) continue;
    const type = CST.tokenType(lexeme);
    if (type === 'alias' || type === 'anchor' || type === 'tag')
      return mustBeQuoted(text, lines, at);
    at += lexeme.length;
  }
  return undefined;
}

/** The first such sign of a text, or undefined. */
export function findSign(text: string, lines: Lines): Slip | undefined {
  const signs = [unseen(text), noBreakSpace(text), aliasOrTag(text, lines)];
  return signs.reduce((first, sign) =>
    !first || (sign && sign.span.start < first.span.start) ? sign : first,
  );
}
