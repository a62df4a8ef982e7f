/** The groups that queries take whole, and all other fields that are not answered as they are written. Pure. */
import { linkTarget } from './addresses';
import { groupType, isWhole } from './graphqlTypes';
import { type Field, fieldOf, isRecord } from './introspect';
import { kinds } from './kinds';
import { type ContentContext, filled, type TypeFields, workedOut } from './workedOut';

/** A required value that a draft does not have yet. */
export const EMPTY: Readonly<Record<string, unknown>> = {
  string: '',
  number: 0,
  boolean: false,
  array: [],
  object: {},
};

/** A value as pages show it: texts filled in, links with their targets, nothing private. */
async function shown(field: Field, written: unknown, content: ContentContext): Promise<unknown> {
  const { item, type, fields, link, isRequired } = field;
  const value = written ?? (isRequired ? EMPTY[type] : undefined);
  if (item && Array.isArray(value)) {
    return Promise.all(value.map((one) => shown(item, one, content)));
  }
  if (isRecord(value)) {
    const parts = [...fields]
      .filter(([, { isPrivate }]) => !isPrivate)
      .map(async ([name, part]) => [name, await shown(part, value[name], content)]);
    return Object.fromEntries(await Promise.all(parts));
  }
  const text = await filled(value, content);
  return link && typeof text === 'string' && text !== '' ? linkTarget(text) : text;
}

/** All that is answered otherwise than it is written, by the names of GraphQL types. */
export const answers: Record<string, TypeFields> = {};

function addAnswers(typeName: string, { fields }: Field): void {
  const whole: Record<string, TypeFields[string]> = {};
  for (const [name, field] of fields) {
    const type = groupType(typeName, name, field);
    const inner = field.item ?? field;
    if (isWhole(type, field)) {
      whole[name] = {
        value: (source, content) => shown(field, Reflect.get(source, name), content),
      };
    } else if (inner.type === 'object') addAnswers(type, inner);
  }
  answers[typeName] = { ...whole, ...workedOut[typeName] };
}
for (const { typeName, schema } of kinds) addAnswers(typeName, fieldOf(schema));
