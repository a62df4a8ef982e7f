/**
 * The reference of the people who write the content, `data/FIELDS.md`: every kind of file with its fields,
 * derived from the model. `data/README.md` beside it is written by hand.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { describe, type Field, fieldOf } from '../../src/content/introspect';
import type { Kind } from '../../src/content/kind';
import { kinds } from '../../src/content/kinds';

/** Path of the reference, relative to the project. */
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

/** What marks a field that the owner has laid down. */
const lock = ({ fixedBy }: Pick<Field, 'fixedBy'>) => fixedBy !== undefined && `🔒 ${fixedBy}.`;

/** Shapes used in more than one place are described once, under a heading of their own. */
type SharedShapes = ReadonlyMap<string, { heading: string; shape: Field }>;

/** "FormField" as people say it: "Form field". */
const inWords = (shapeName: string): string =>
  shapeName.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The shapes used in more than one place, by their names. */
function sharedShapes(): SharedShapes {
  const uses = new Map<string, Field[]>();
  const look = (field: Field): void => {
    const { shape, item, fields } = field;
    if (shape) uses.set(shape, [...(uses.get(shape) ?? []), field]);
    if (item) look(item);
    for (const one of fields.values()) look(one);
  };
  for (const { schema } of kinds) look(fieldOf(schema));
  return new Map(
    [...uses].flatMap(([shapeName, [shape, ...others]]) => {
      if (!shape || others.length === 0) return [];
      const { label } = shape;
      const isOneLabel = label !== undefined && others.every((one) => one.label === label);
      return [[shapeName, { heading: isOneLabel ? label : inWords(shapeName), shape }]];
    }),
  );
}

/** Links and braces are shown as they are written, not as Markdown. */
const plain = (text: string): string =>
  text.replace(/\[[^\]]*\]\([^)]*\)|\{\w+\}/g, (piece) => `\`${piece}\``);

const code = (text: string): string => `\`${text}\``;

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A link to a heading, by the anchor that GitHub gives it. */
const linkTo = (heading: string): string => {
  const anchor = heading.toLowerCase().replace(/[^a-z0-9 -]/g, '');
  return `[${heading}](#${anchor.replace(/ /g, '-')})`;
};

/** What a field holds; a closed list with what each value means. */
function holds(field: Field): string {
  const { type, choices, options = {} } = field;
  if (choices.length === 0) return type === 'object' ? 'a group of fields' : describe(field);
  return `one of: ${choices.map((one) => `${code(one)} (${options[one] ?? one})`).join(', ')}`;
}

/** One line per field of a group, and below it the fields within that are not told elsewhere. */
function fieldLines(group: Field, shared: SharedShapes, indent = ''): string[] {
  return [...group.fields].flatMap(([name, field]) => {
    const { label = name, hint, example, pattern, item, isRequired } = field;
    const inner = item ?? field;
    const elsewhere = shared.get(inner.shape ?? '');
    const parts = [
      `${upperFirst(holds(field))}${isRequired ? '' : '; may be left out'}.`,
      hint && plain(hint),
      item && `Each item: ${holds(item)}.`,
      item?.hint && plain(item.hint),
      lock(field) || (item && lock(item)),
      inner.alternatives.length > 0 &&
        `It holds exactly one of ${inner.alternatives.map(code).join(', ')}.`,
      pattern && `It ${plain(pattern.message)}.`,
      example !== undefined && `Example: ${code(example)}.`,
      elsewhere && `See ${linkTo(elsewhere.heading)}.`,
    ].filter(Boolean);
    return [
      `${indent}- ${code(name)} **${label}**: ${parts.join(' ')}`,
      ...(elsewhere ? [] : fieldLines(inner, shared, `${indent}  `)),
    ];
  });
}

/** A page that every site has. */
const SAMPLE_LINK = '/contact';

/** What is required of a value of a kind, each field with its example or its label. */
function beginningOf(field: Field, kind: Kind, name = ''): unknown {
  const { type, item, min = 1, fields, alternatives } = field;
  const { example, choices, link, label, launch, visibility } = field;
  if (item) return Array.from({ length: Math.max(1, min) }, () => beginningOf(item, kind, name));
  if (type === 'object') {
    const chosen = alternatives.find((one) => one === 'paragraph') ?? alternatives[0];
    const wanted = [...fields].filter(([own, { isRequired }]) => isRequired || own === chosen);
    return Object.fromEntries(wanted.map(([own, one]) => [own, beginningOf(one, kind, own)]));
  }
  // Its example is that of one kind.
  if (visibility === 'off page' && example !== undefined)
    return `${upperFirst(kind.singular)}: what it is about`;
  if (type === 'boolean') return launch?.while ?? true;
  if (type === 'number') return 10;
  return example ?? choices[0] ?? (link ? SAMPLE_LINK : label) ?? name;
}

/** All required fields of a kind of file as YAML. */
const sampleOf = (kind: Kind): string =>
  stringify(beginningOf(fieldOf(kind.schema), kind), {
    lineWidth: 0,
    singleQuote: true,
    aliasDuplicateObjects: false,
  });

/** A picture of the handbook, as Markdown; '' where there is none of the name. */
function picture(name: string, alt: string): string {
  const file = `docs/images/handbook/${name}.webp`;
  const address = path.posix.relative(path.posix.dirname(FIELDS_PAGE), file);
  return existsSync(file) ? `![${alt}](${address})\n\n` : '';
}

/** The pictures of a kind: its page, or the parts of pages that show it. */
const pictures = ({ name, label }: Kind): string =>
  [name, `${name}-footer`]
    .map((one) => picture(one, `${label}: each field stands where it shows`))
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
