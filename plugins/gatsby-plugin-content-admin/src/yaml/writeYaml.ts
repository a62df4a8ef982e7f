/** Writes values as this project's YAML files have them: two spaces, single quotes, `>-` paragraphs. */
import { Document, type Scalar, visit } from 'yaml';

/** New lines are filled up to this column, as Prettier fills them. */
const LINE_WIDTH = 100;

/** An edited line may grow up to this column before it becomes two. */
const LONGEST_LINE = 120;

/** Longer texts become a folded paragraph below their field. */
const LONGEST_ON_ONE_LINE = 78;

/** Characters that js-yaml refuses outside double quotes, or that readers take for line breaks. */
const NEEDS_ESCAPES = /[\u0085\u2028\u2029\ufeff]|[^\P{Cc}\n]/u;

/** Text that can be broken at any of its spaces: one paragraph, single spaces, none at its ends. */
export const isFoldable = (text: string): boolean =>
  /^\S+(?: \S+)*$/.test(text) && !NEEDS_ESCAPES.test(text);

/**
 * A value as YAML, without the end of its last line.
 * @param type how texts are written, where that can hold them; by default, the way of the files
 */
export function write(value: unknown, lineWidth: number, type?: Scalar.Type): string {
  // js-yaml, which builds the pages, takes more texts for numbers and dates: those of YAML 1.1.
  const document = new Document(value, { compat: 'yaml-1.1' });
  visit(document, {
    Scalar: (key, node) => {
      const { value: text } = node;
      if (key === 'key' || typeof text !== 'string') return;
      // js-yaml and this library count the blank lines at the end of a block differently.
      const hasEdges = text.includes('\n') && /^\s|\s$/.test(text);
      const isParagraph = text.length > LONGEST_ON_ONE_LINE && isFoldable(text);
      if (hasEdges || NEEDS_ESCAPES.test(text)) node.type = 'QUOTE_DOUBLE';
      else node.type = type ?? (isParagraph ? 'BLOCK_FOLDED' : undefined);
    },
  });
  const options = { lineWidth, singleQuote: true, flowCollectionPadding: false };
  return document.toString(options).replace(/\n$/, '');
}

/** A group or a list at column `indent`, without the end of its last line. */
export const writeBlock = (value: object, indent = 0): string =>
  write(value, LINE_WIDTH - indent).replace(/\n(?=[^\n])/g, `\n${' '.repeat(indent)}`);

/**
 * The lines of a changed paragraph: lines whose words have not changed stay.
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
