/** Writes values as this project's YAML files have them: two spaces, single quotes, `>-` paragraphs. */
import { Document, type Scalar, visit } from 'yaml';

/** New lines are filled up to this column, as Prettier fills them. */
const LINE_WIDTH = 100;

/** An edited line may grow up to this column before it becomes two. */
const LONGEST_LINE = 120;

/** Longer texts become a folded paragraph below their field. */
const LONGEST_ON_ONE_LINE = 78;

/**
 * Texts that some reader of YAML takes for a number, a date or a yes-or-no: js-yaml, which builds the
 * pages, knows more of them than the library that writes here.
 */
const LOOKS_LIKE_ANOTHER_KIND =
  /^(?:[-+.\d][-+.:_\deExXoObBa-fA-FTtZz ]*|y|n|yes|no|on|off|true|false|null|~)$/i;

/** Characters that js-yaml refuses outside double quotes, or that readers take for line breaks. */
const NEEDS_ESCAPES = /[\u0085\u2028\u2029\ufeff]|[^\P{Cc}\n]/u;

/** Text that can be broken at any of its spaces: one paragraph, single spaces, none at its ends. */
export const isFoldable = (text: string): boolean =>
  /^\S+(?: \S+)*$/.test(text) && !NEEDS_ESCAPES.test(text);

/** The way of writing a text that every reader takes for the same text; undefined leaves the choice. */
function safeType(text: string): Scalar.Type | undefined {
  if (NEEDS_ESCAPES.test(text)) return 'QUOTE_DOUBLE';
  // js-yaml and this library count the blank lines at the end of a block differently.
  if (/\n\s*$|^\s*\n|^\s|\s$/.test(text) && text.includes('\n')) return 'QUOTE_DOUBLE';
  return LOOKS_LIKE_ANOTHER_KIND.test(text) ? 'QUOTE_SINGLE' : undefined;
}

/** @param type how texts are written, where that can hold them; left out, it is the files' way */
function write(value: unknown, lineWidth: number, type?: Scalar.Type): string {
  const document = new Document(value);
  visit(document, {
    Scalar: (key, node) => {
      if (key === 'key' || typeof node.value !== 'string') return;
      const isParagraph = node.value.length > LONGEST_ON_ONE_LINE && isFoldable(node.value);
      const wanted = type ?? (isParagraph ? 'BLOCK_FOLDED' : undefined);
      node.type = type === 'QUOTE_DOUBLE' ? type : (safeType(node.value) ?? wanted);
    },
  });
  const options = { lineWidth, singleQuote: true, flowCollectionPadding: false };
  return document.toString(options).replace(/\n$/, '');
}

/** A group or a list, to stand at column `indent`; without the end of its last line. */
export const writeBlock = (value: object, indent = 0): string =>
  write(value, LINE_WIDTH - indent).replace(/\n(?=[^\n])/g, `\n${' '.repeat(indent)}`);

/** A whole file. */
export const writeFile = (value: object): string => `${writeBlock(value)}\n`;

/** A text or number, written in the given way where that can hold it. Only line breaks of its own break it. */
export const writeOnOneLine = (value: unknown, type: Scalar.Type = 'PLAIN'): string =>
  write([value], 0, type).slice('- '.length);

/**
 * The lines of a changed paragraph: lines whose words have not changed stay, so that one edited word is
 * one edited line.
 * @param indent how far the lines will be indented
 */
export function refold(oldLines: readonly string[], text: string, indent: number): string[] {
  const count = oldLines.length;
  const start = (lines: number) => oldLines.slice(0, lines).join(' ');
  const end = (lines: number) => oldLines.slice(count - lines).join(' ');
  let before = 0;
  while (before < count && `${text} `.startsWith(`${start(before + 1)} `)) before += 1;
  const rest = ` ${text.slice(start(before).length)}`;
  let after = 0;
  while (before + after < count && rest.endsWith(` ${end(after + 1)}`)) after += 1;
  // Words that came in between two lines, or behind the last one, go on with the line before them.
  if (before + after === count && before > 0) before -= 1;
  const changed = text.slice(start(before).length, text.length - end(after).length).trim();
  const isOneLine = before + after === count - 1;
  const width = isOneLine && indent + changed.length <= LONGEST_LINE ? LONGEST_LINE : LINE_WIDTH;
  // As many words as a line holds; a longer word has a line of its own.
  const line = new RegExp(`\\S.{0,${width - indent - 1}}(?!\\S)|\\S+`, 'g');
  const lines = changed.match(line) ?? [];
  return [...oldLines.slice(0, before), ...lines, ...oldLines.slice(count - after)];
}
