/** Writes `data/FIELDS.md`, the editors' reference for every kind of file and its fields, from the model. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { kinds } from '../../src/content/kinds';
import { describe } from '../../src/content/model/describe';
import { type Field, fieldOf } from '../../src/content/model/introspect';
import type { Kind } from '../../src/content/model/kind';

/** Relative to the project. */
export const FIELDS_PAGE = 'data/FIELDS.md';

const INTRODUCTION = `# Fields of the content

<!-- Written by \`npm run generate handbook\` from the kinds in src/content/kinds: change those, not this file. -->

Every kind of file, and every field in it. [The handbook](README.md) says how to change them.

- \`hero.title\` is the \`title\` in the group \`hero\`; \`cards[]\` is the list \`cards\`, of which each item has
  the same fields. The name in bold is the one in /admin.
- 🔒 marks what the owner’s [specification](../docs/specification.md) fixes, with the number of its section: it may
  change with the owner’s consent only, and a test says so.
- A picture shows the page of a kind with each field where it stands.
`;

/** The mark of a field that the owner's specification fixes. */
const lock = ({ fixedBy }: Pick<Field, 'fixedBy'>) => fixedBy !== undefined && `🔒 ${fixedBy}.`;

/** Shapes used in several places, by name. Each has a chapter of its own. */
type SharedShapes = ReadonlyMap<string, { heading: string; shape: Field }>;

/** "FormField" becomes "Form field". */
const inWords = (shapeName: string): string =>
  shapeName.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function sharedShapes(): SharedShapes {
  const uses = new Map<string, Field[]>();
  const collect = (field: Field): void => {
    const { shape, item, fields } = field;
    if (shape) uses.set(shape, [...(uses.get(shape) ?? []), field]);
    if (item) collect(item);
    for (const inner of fields.values()) collect(inner);
  };
  for (const { schema } of kinds) collect(fieldOf(schema));
  return new Map(
    [...uses].flatMap(([shapeName, [shape, ...others]]) => {
      if (!shape || others.length === 0) return [];
      const { label } = shape;
      const isOneLabel = label !== undefined && others.every((other) => other.label === label);
      return [[shapeName, { heading: isOneLabel ? label : inWords(shapeName), shape }]];
    }),
  );
}

/** Puts links and braces into backticks, so that Markdown shows them as written. */
const withCode = (text: string): string =>
  text.replace(/\[[^\]]*\]\([^)]*\)|\{\w+\}/g, (piece) => `\`${piece}\``);

const code = (text: string): string => `\`${text}\``;

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A link to a heading by GitHub's anchor. */
const linkTo = (heading: string): string => {
  const anchor = heading.toLowerCase().replace(/[^a-z0-9 -]/g, '');
  return `[${heading}](#${anchor.replace(/ /g, '-')})`;
};

/** The type of a field in words, or its allowed values with their meanings. */
function typeOf(field: Field): string {
  const { type, choices, options = {} } = field;
  if (choices.length === 0) return type === 'object' ? 'a group of fields' : describe(field);
  return `one of: ${choices.map((value) => `${code(value)} (${options[value] ?? value})`).join(', ')}`;
}

/** A list item per field, with its inner fields unless they have a chapter. */
function fieldLines(group: Field, shared: SharedShapes, indent = ''): string[] {
  return [...group.fields].flatMap(([name, field]) => {
    const { label = name, hint, example, mustMatch, item, isRequired } = field;
    const inner = item ?? field;
    const elsewhere = shared.get(inner.shape ?? '');
    const parts = [
      `${upperFirst(typeOf(field))}${isRequired ? '' : '; may be left out'}.`,
      hint && withCode(hint),
      item && `Each item: ${typeOf(item)}.`,
      item?.hint && withCode(item.hint),
      lock(field) || (item && lock(item)),
      inner.alternatives.length > 0 &&
        `It holds exactly one of ${inner.alternatives.map(code).join(', ')}.`,
      mustMatch && `It ${withCode(mustMatch.message)}.`,
      example !== undefined && `Example: ${code(example)}.`,
      elsewhere && `See ${linkTo(elsewhere.heading)}.`,
    ].filter(Boolean);
    return [
      `${indent}- ${code(name)} **${label}**: ${parts.join(' ')}`,
      ...(elsewhere ? [] : fieldLines(inner, shared, `${indent}  `)),
    ];
  });
}

/** Every site has this page. */
const SAMPLE_LINK = '/contact';

/** A value with all required fields, each with its example or its label. */
function sampleValue(field: Field, kind: Kind, name = ''): unknown {
  const { type, item, min = 1, fields, alternatives } = field;
  const { example, choices, link, label, launch, visibility } = field;
  if (item) return Array.from({ length: Math.max(1, min) }, () => sampleValue(item, kind, name));
  if (type === 'object') {
    const chosen = alternatives.includes('paragraph') ? 'paragraph' : alternatives[0];
    const wanted = [...fields].filter(([own, { isRequired }]) => isRequired || own === chosen);
    return Object.fromEntries(wanted.map(([own, inner]) => [own, sampleValue(inner, kind, own)]));
  }
  // The example in the model belongs to another kind.
  if (visibility === 'off page' && example !== undefined)
    return `${upperFirst(kind.singular)}: what it is about`;
  if (type === 'boolean') return launch?.while ?? true;
  if (type === 'number') return 10;
  return example ?? choices[0] ?? (link ? SAMPLE_LINK : label) ?? name;
}

/** All required fields of a kind of file as YAML. */
const sampleOf = (kind: Kind): string =>
  stringify(sampleValue(fieldOf(kind.schema), kind), {
    lineWidth: 0,
    singleQuote: true,
    aliasDuplicateObjects: false,
  });

/** A picture as Markdown; '' if it does not exist. */
function picture(name: string, alt: string): string {
  const file = `docs/images/handbook/${name}.webp`;
  const address = path.posix.relative(path.posix.dirname(FIELDS_PAGE), file);
  return existsSync(file) ? `![${alt}](${address})\n\n` : '';
}

/** The pictures of a kind: its page and its part of the footer. */
const pictures = ({ name, label }: Kind): string =>
  [name, `${name}-footer`]
    .map((file) => picture(file, `${label}: each field stands where it shows`))
    .join('');

function chapter(kind: Kind, shared: SharedShapes): string {
  const { label, about, file, folder } = kind;
  const model = fieldOf(kind.schema);
  const fields = fieldLines(model, shared).join('\n');
  const text = `### ${label}\n\n\`${file ?? `${folder ?? ''}/*.yaml`}\`\n\n${about}\n\n${pictures(kind)}${fields}\n`;
  if (folder === undefined) return text;
  return `${text}\nA new file with all that is required:\n\n\`\`\`yaml\n${sampleOf(kind)}\`\`\`\n`;
}

/** The whole reference as Markdown. */
export function fieldsPage(): string {
  const shared = sharedShapes();
  const contents = kinds.map(
    ({ label, file, folder }) => `- ${linkTo(label)}: \`${file ?? folder ?? ''}\``,
  );
  return [
    INTRODUCTION,
    '## Kinds of file\n',
    `${contents.join('\n')}\n`,
    ...kinds.map((kind) => chapter(kind, shared)),
    '## Shapes that several files share\n',
    ...[...shared].map(([shapeName, { heading, shape }]) => {
      const shown = shapeName === 'Seo' ? picture('search-result', 'A search result') : '';
      return `### ${heading}\n\n${shown}${fieldLines(shape, shared).join('\n')}\n`;
    }),
  ].join('\n');
}
