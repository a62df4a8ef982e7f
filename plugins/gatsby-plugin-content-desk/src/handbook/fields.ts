/** The fields of the model as nested lists of Markdown. */
import * as yup from 'yup';
import {
  alternativesOf,
  AnySchema,
  choicesOf,
  describe,
  fieldsOf,
  isRequired,
  itemOf,
  labelOf,
  metaOf,
  patternOf,
} from '../../../../src/content/introspect';

/** Shapes that several kinds of file share are told once; the others refer to them. */
export type SharedShapes = ReadonlyMap<string, string>;

/** Links and braces are shown as they are written, not as Markdown. */
const plain = (text: string): string =>
  text.replace(/\[[^\]]*\]\([^)]*\)|\{\w+\}/g, (piece) => `\`${piece}\``);

const code = (text: string): string => `\`${text}\``;

/** The anchor that GitHub gives a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replace(/ /g, '-');

/** What a field holds; a closed list with what each value means. */
function holds(schema: AnySchema): string {
  const choices = choicesOf(schema);
  if (choices.length === 0) {
    const what = schema instanceof yup.ObjectSchema ? 'a group of fields' : describe(schema);
    return `${what.charAt(0).toUpperCase()}${what.slice(1)}`;
  }
  const { options = {} } = metaOf(schema);
  return `One of: ${choices.map((one) => `${code(one)} (${options[one] ?? one})`).join(', ')}`;
}

/** A shape that is told elsewhere, as a link to there. */
function sharedLink(schema: AnySchema, shared: SharedShapes): string | undefined {
  const heading = shared.get(metaOf(schema).graphqlType ?? '');
  return heading && `See [${heading}](#${anchorOf(heading)}).`;
}

/** The fields below a field, one level deeper; none where they are told elsewhere. */
function below(schema: AnySchema, indent: string, shared: SharedShapes): string[] {
  return sharedLink(schema, shared) ? [] : fieldLines(schema, shared, `${indent}  `);
}

function line(name: string, schema: AnySchema, shared: SharedShapes): string {
  const item = itemOf(schema);
  const { hint, example } = metaOf(schema);
  const pattern = patternOf(schema);
  const alternatives = alternativesOf(item ?? schema);
  const parts = [
    `${holds(schema)}${isRequired(schema) ? '' : '; may be left out'}.`,
    hint && plain(hint),
    item && `Each item: ${lowerFirst(holds(item))}.`,
    item && metaOf(item).hint && plain(metaOf(item).hint ?? ''),
    alternatives.length > 0 && `It holds exactly one of ${alternatives.map(code).join(', ')}.`,
    pattern && `It ${plain(pattern.message)}.`,
    example !== undefined && `Example: ${code(example)}.`,
    sharedLink(item ?? schema, shared),
  ];
  return `- ${code(name)} **${labelOf(schema) ?? name}**: ${parts.filter(Boolean).join(' ')}`;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** One line per field of a group, and below it the fields within. */
export function fieldLines(schema: AnySchema, shared: SharedShapes, indent = ''): string[] {
  return fieldsOf(schema).flatMap(([name, field]) => [
    indent + line(name, field, shared),
    ...below(itemOf(field) ?? field, indent, shared),
  ]);
}
