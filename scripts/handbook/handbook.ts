/**
 * The handbook of the people who write the content, `data/README.md`: introduction.md, and behind it
 * every kind of file with its fields, derived from the model.
 */
import * as fs from 'fs';
import * as path from 'path';
import { stringify } from 'yaml';
import { describe, type Field, fieldOf, ownersNote } from '../../src/content/introspect';
import type { Kind } from '../../src/content/kind';
import { kinds } from '../../src/content/kinds';
import { beginningOf } from '../editor/beginning';
import { pictureFile } from './pictures';

/** Path of the handbook, relative to the project. */
export const HANDBOOK_FILE = 'data/README.md';

/** Shapes that stand in more than one place are told once, under a heading of their own. */
type SharedShapes = ReadonlyMap<string, { heading: string; shape: Field }>;

/** "FormField" as people say it: "Form field". */
const inWords = (typeName: string): string =>
  typeName.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The shapes that stand in more than one place, by the name of their GraphQL type. */
function sharedShapes(): SharedShapes {
  const uses = new Map<string, Field[]>();
  const look = (field: Field): void => {
    const { graphqlType, item, fields } = field;
    if (graphqlType) uses.set(graphqlType, [...(uses.get(graphqlType) ?? []), field]);
    if (item) look(item);
    for (const one of fields.values()) look(one);
  };
  for (const { schema } of kinds) look(fieldOf(schema));
  return new Map(
    [...uses].flatMap(([typeName, [shape, ...others]]) => {
      if (!shape || others.length === 0) return [];
      const { label } = shape;
      const isOneLabel = label !== undefined && others.every((one) => one.label === label);
      return [[typeName, { heading: isOneLabel ? label : inWords(typeName), shape }]];
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
    const elsewhere = shared.get(inner.graphqlType ?? '');
    const parts = [
      `${upperFirst(holds(field))}${isRequired ? '' : '; may be left out'}.`,
      hint && plain(hint),
      item && `Each item: ${holds(item)}.`,
      item?.hint && plain(item.hint),
      ownersNote(field) || ownersNote(item ?? {}),
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

/** All required fields of a kind of file as YAML, each with its example or its label. */
function sampleOf(kind: Field): string {
  const sample = beginningOf(kind, {
    value({ type, example, choices, link, label, open }, name) {
      if (type === 'boolean') return open?.while ?? true;
      if (type === 'number') return 10;
      return example ?? choices[0] ?? (link ? SAMPLE_LINK : label) ?? name;
    },
    alsoIn: ({ alternatives }) =>
      alternatives.find((one) => one === 'paragraph') ?? alternatives[0],
  });
  return stringify(sample, { lineWidth: 0, singleQuote: true, aliasDuplicateObjects: false });
}

/** The picture of a kind's page, as Markdown; '' where the kind has none. */
function pictureOf({ name, label, page }: Kind): string {
  if (!page) return '';
  const address = path.posix.relative(path.posix.dirname(HANDBOOK_FILE), pictureFile(name));
  return `![${label}: each field stands where it shows](${address})\n\n`;
}

function chapter(kind: Kind, shared: SharedShapes): string {
  const { label, about, file, folder } = kind;
  const model = fieldOf(kind.schema);
  const fields = fieldLines(model, shared).join('\n');
  const text = `### ${label}\n\n\`${file ?? `${folder ?? ''}/*.yaml`}\`\n\n${about}\n\n${pictureOf(kind)}${fields}\n`;
  if (folder === undefined) return text;
  return `${text}\nA new file with all that is required:\n\n\`\`\`yaml\n${sampleOf(model)}\`\`\`\n`;
}

/** The whole handbook as Markdown. */
export function handbook(): string {
  const shared = sharedShapes();
  const contents = kinds.map(
    ({ label, file, folder }) => `- ${linkTo(label)}: \`${file ?? folder ?? ''}\``,
  );
  return [
    fs.readFileSync(path.join(__dirname, 'introduction.md'), 'utf8'),
    '## Kinds of file\n',
    `${contents.join('\n')}\n`,
    ...kinds.map((kind) => chapter(kind, shared)),
    '## Shapes that several files share\n',
    ...[...shared.values()].map(
      ({ heading, shape }) => `### ${heading}\n\n${fieldLines(shape, shared).join('\n')}\n`,
    ),
  ].join('\n');
}
