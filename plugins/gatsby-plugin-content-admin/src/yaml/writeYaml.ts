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
  // js-yaml, which reads the content for the build, takes more words for dates and numbers: 2024-11-07, 0b101.
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

/** Returns a group or a list as YAML for column `indent`; the first line is not indented, the last one has no break. */
export const blockYaml = (value: object, indent = 0): string =>
  toYaml(value, LINE_WIDTH - indent).replace(/\n(?=[^\n])/g, `\n${' '.repeat(indent)}`);

type Line = readonly string[];

/** Counts the lines, from the first on, that a text still begins with. */
function keptLines(lines: readonly Line[], words: readonly string[]): number {
  let place = 0;
  const changed = lines.findIndex((line) => {
    const isKept = line.every((word, index) => word === words[place + index]);
    place += line.length;
    return !isKept;
  });
  return changed === -1 ? lines.length : changed;
}

const backwards = (lines: readonly Line[]): Line[] =>
  lines.map((line) => [...line].reverse()).reverse();

/** Breaks a text into lines of as many words as fit; a longer word gets a line of its own. */
function wrapped(text: string, width: number): string[] {
  const line = new RegExp(`\\S.{0,${width - 1}}(?!\\S)|\\S+`, 'g');
  return text.match(line) ?? [];
}

/**
 * Returns the lines of a changed paragraph, to be indented by `indent`. Lines with unchanged words at its beginning and
 * its end stay, where the library would rewrap all of it: Git then shows only what an editor has changed.
 */
export function refold(oldLines: readonly string[], text: string, indent: number): string[] {
  const lines = oldLines.map((line): Line => line.split(' '));
  const words = text.split(' ');
  let before = keptLines(lines, words);
  const rest = words.slice(lines.slice(0, before).flat().length);
  const after = keptLines(backwards(lines.slice(before)), [...rest].reverse());
  // Words added between two lines, or after the last line, continue the line before them.
  if (before > 0 && before + after === lines.length) before -= 1;
  const end = lines.length - after;
  const wordsBefore = lines.slice(0, before).flat().length;
  const wordsAfter = lines.slice(end).flat().length;
  const changed = words.slice(wordsBefore, words.length - wordsAfter).join(' ');
  const isOneLine = end - before === 1;
  const width = isOneLine && indent + changed.length <= LONGEST_LINE ? LONGEST_LINE : LINE_WIDTH;
  return [
    ...oldLines.slice(0, before),
    ...wrapped(changed, width - indent),
    ...oldLines.slice(end),
  ];
}
