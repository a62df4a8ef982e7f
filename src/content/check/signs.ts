/** Signs in a file that YAML refuses, or reads in a way which no author of a text means. */
import { CST, Lexer } from 'yaml';
import { Lines } from './lines';
import { mustBeQuoted, Slip } from './slips';

/** Control characters, halves of characters, the sign of a damaged one, a byte-order mark inside. */
const UNSEEN = /(?![\t\n\r\u0085])[\p{Cc}\p{Cs}\ufffd-\uffff]|(?<!^)\ufeff/u;

/** A no-break space where YAML expects a plain one: in the indent, behind a dash or a colon. */
const NO_BREAK = /^[ \t]*(?:- *)?(?:[\w-]+:)?[ \t]*\u00a0+/m;

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
  const found = NO_BREAK.exec(text);
  if (!found) return undefined;
  const end = found.index + found[0].length;
  const start = end - (/\u00a0+$/.exec(found[0])?.[0].length ?? 0);
  return {
    span: { start, end },
    message: 'A no-break space stands where a plain space belongs.',
    expected: 'Type the space again; it was pasted from another program.',
    fix: { start, end, text: ' '.repeat(end - start) },
  };
}

/** Lexemes of YAML's library that stand for no characters of the text. */
const isMark = (lexeme: string) => lexeme === CST.DOCUMENT || lexeme === CST.FLOW_END || lexeme === CST.SCALAR;

const MAYBE_SIGN = /(?:^|[\s,[{])[&*!]/;

/** `*` and `&` and `!` begin an alias, an anchor and a tag, which this project's files do without. */
function aliasOrTag(text: string, lines: Lines): Slip | undefined {
  if (!MAYBE_SIGN.test(text)) return undefined;
  let at = 0;
  for (const lexeme of new Lexer().lex(text)) {
    if (isMark(lexeme)) continue;
    const type = CST.tokenType(lexeme);
    if (type === 'alias' || type === 'anchor' || type === 'tag') return mustBeQuoted(text, lines, at);
    at += lexeme.length;
  }
  return undefined;
}

/** The first such sign of a text, or undefined. */
export const findSign = (text: string, lines: Lines): Slip | undefined =>
  unseen(text) ?? noBreakSpace(text) ?? aliasOrTag(text, lines);
