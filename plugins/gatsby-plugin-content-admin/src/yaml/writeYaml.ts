/** Writes values as this project's YAML files have them: two spaces, single quotes, `>-` paragraphs. */
import { Document, Scalar, visit } from 'yaml';
import { isFoldable, LINE_WIDTH } from './refold';

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

/** The way of writing a text that every reader takes for the same text; undefined leaves the choice. */
export function safeType(text: string): Scalar.Type | undefined {
  if (NEEDS_ESCAPES.test(text)) return 'QUOTE_DOUBLE';
  // js-yaml and this library count the blank lines at the end of a block differently.
  if (/\n\s*$|^\s*\n|^\s|\s$/.test(text) && text.includes('\n')) return 'QUOTE_DOUBLE';
  return LOOKS_LIKE_ANOTHER_KIND.test(text) ? 'QUOTE_SINGLE' : undefined;
}

function styleTexts(document: Document): void {
  visit(document, {
    Scalar: (key, node) => {
      if (key === 'key' || typeof node.value !== 'string') return;
      const type = safeType(node.value);
      if (type) node.type = type;
      else if (node.value.length > LONGEST_ON_ONE_LINE && isFoldable(node.value)) {
        node.type = 'BLOCK_FOLDED';
      }
    },
  });
}

function write(value: unknown, indent: number): string {
  const document = new Document(value, { customTags: ['timestamp'] });
  styleTexts(document);
  return document
    .toString({ lineWidth: LINE_WIDTH - indent, singleQuote: true, flowCollectionPadding: false })
    .replace(/\n$/, '');
}

/** Moves all lines but the first to the right, so that the text can stand at column `indent`. */
const indented = (text: string, indent: number): string =>
  text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(indent)}`);

/** A whole file. */
export const writeFile = (value: unknown): string => `${write(value, 0)}\n`;

/** `name: value` to stand at column `indent`. */
export const writeField = (name: string, value: unknown, indent: number): string =>
  indented(write({ [name]: value }, indent), indent);

/** `- value` to stand at column `indent`. */
export const writeItem = (value: unknown, indent: number): string =>
  indented(write([value], indent), indent);

/**
 * A text or number on one line, written in the given way where that can hold it.
 * Returns undefined where it does not fit on one line.
 */
export function writeOnOneLine(value: unknown, type?: Scalar.Type): string | undefined {
  const scalar = new Scalar(value);
  const safe = typeof value === 'string' ? safeType(value) : undefined;
  scalar.type = type === 'QUOTE_DOUBLE' ? type : (safe ?? type);
  const document = new Document({ v: scalar }, { customTags: ['timestamp'] });
  const written = document.toString({ lineWidth: 0, singleQuote: true }).replace(/\n$/, '');
  return written.includes('\n') || !written.startsWith('v: ') ? undefined : written.slice(3);
}
