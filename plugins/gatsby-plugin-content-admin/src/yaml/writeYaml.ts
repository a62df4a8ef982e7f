/** Writes values in the style of the content files: two spaces, single quotes, `>-` paragraphs. */
import { Document, type Scalar, visit } from 'yaml';

/** New lines are wrapped at this column, as Prettier does. */
const LINE_WIDTH = 100;

/** An edited line may grow up to this column before it becomes two. */
const LONGEST_LINE = 120;

/** Longer texts become a folded paragraph below their field. */
const LONGEST_ON_ONE_LINE = 78;

/** Characters that js-yaml refuses outside double quotes, or that parsers treat as line breaks. */
const NEEDS_ESCAPES = /[\u0085\u2028\u2029\ufeff]|[^\P{Cc}\n]/u;

/** True for a text that may be broken at each space: one paragraph, single spaces, none at the ends. */
export const isFoldable = (text: string): boolean =>
  /^\S+(?: \S+)*$/.test(text) && !NEEDS_ESCAPES.test(text);

/**
 * Returns a value as YAML, without a trailing line break.
 * @param type the style of strings, unless one needs another; by default, that of the content files
 */
export function toYaml(value: unknown, lineWidth: number, type?: Scalar.Type): string {
  // js-yaml, which reads the content for the build, follows YAML 1.1 and takes more strings for numbers and dates.
  const document = new Document(value, { compat: 'yaml-1.1' });
  visit(document, {
    Scalar: (key, node) => {
      const { value: text } = node;
      if (key === 'key' || typeof text !== 'string') return;
      // The two libraries count blank lines at the end of a block differently.
      const hasEdges = text.includes('\n') && /^\s|\s$/.test(text);
      const isParagraph = text.length > LONGEST_ON_ONE_LINE && isFoldable(text);
      if (hasEdges || NEEDS_ESCAPES.test(text)) node.type = 'QUOTE_DOUBLE';
      else node.type = type ?? (isParagraph ? 'BLOCK_FOLDED' : undefined);
    },
  });
  const options = { lineWidth, singleQuote: true, flowCollectionPadding: false };
  return document.toString(options).replace(/\n$/, '');
}

/** Returns a group or a list as YAML for column `indent`, without indentation of its first line or a trailing line break. */
export const blockYaml = (value: object, indent = 0): string =>
  toYaml(value, LINE_WIDTH - indent).replace(/\n(?=[^\n])/g, `\n${' '.repeat(indent)}`);

/** Returns the lines of a changed paragraph, to be indented by `indent`; lines with unchanged words stay. */
export function refold(oldLines: readonly string[], text: string, indent: number): string[] {
  const count = oldLines.length;
  /** The length of an old line with the space that parts it from its neighbour. */
  const lengthOf = (index: number) => (oldLines[index] ?? '').length + 1;
  const padded = `${text} `;
  let before = 0;
  let start = 0;
  while (before < count && padded.startsWith(`${oldLines[before]} `, start)) {
    start += lengthOf(before);
    before += 1;
  }
  const rest = ` ${text.slice(Math.max(0, start - 1))}`;
  let after = 0;
  let end = 0;
  while (before + after < count) {
    const last = count - after - 1;
    if (!rest.endsWith(` ${oldLines[last]}`, rest.length - end)) break;
    end += lengthOf(last);
    after += 1;
  }
  // Words added between two lines, or after the last line, continue the line before them.
  if (before + after === count && before > 0) {
    before -= 1;
    start -= lengthOf(before);
  }
  const changed = text.slice(Math.max(0, start - 1), text.length - Math.max(0, end - 1)).trim();
  const isOneLine = before + after === count - 1;
  const width = isOneLine && indent + changed.length <= LONGEST_LINE ? LONGEST_LINE : LINE_WIDTH;
  // As many words as fit; a longer word gets a line of its own.
  const line = new RegExp(`\\S.{0,${width - indent - 1}}(?!\\S)|\\S+`, 'g');
  const lines = changed.match(line) ?? [];
  return [...oldLines.slice(0, before), ...lines, ...oldLines.slice(count - after)];
}
