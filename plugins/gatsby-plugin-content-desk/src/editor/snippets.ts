/** Pieces of YAML that an editor inserts with all their required fields. Derived from the model. */
import * as yup from 'yup';
import {
  alternativesOf,
  AnySchema,
  choicesOf,
  fieldsOf,
  isRequired,
  itemOf,
  labelOf,
  metaOf,
  sizeOf,
} from '../../../../src/content/introspect';

export interface Snippet {
  label: string;
  description: string;
  body: unknown;
}

/** Numbers the places through which the Tab key leads. */
class Stops {
  private count = 0;

  place(content: string): string {
    this.count += 1;
    return `\${${this.count}:${content.replace(/[\\$}]/g, '\\$&')}}`;
  }

  choice(values: readonly string[]): string {
    this.count += 1;
    return `\${${this.count}|${values.join(',')}|}`;
  }
}

function bodyOf(schema: AnySchema, name: string, stops: Stops, chosen?: string): unknown {
  const item = itemOf(schema);
  if (item) {
    const count = sizeOf(schema).min ?? 1;
    return Array.from({ length: Math.max(1, count) }, () => bodyOf(item, name, stops));
  }
  if (schema instanceof yup.ObjectSchema) {
    const alternative = chosen ?? alternativesOf(schema)[0];
    const wanted = fieldsOf(schema).filter(
      ([field, one]) => isRequired(one) || field === alternative,
    );
    return Object.fromEntries(wanted.map(([field, one]) => [field, bodyOf(one, field, stops)]));
  }
  const choices = choicesOf(schema);
  if (choices.length > 0) return stops.choice(choices);
  if (schema instanceof yup.BooleanSchema) return stops.choice(['true', 'false']);
  if (schema instanceof yup.NumberSchema) return stops.place('10');
  return stops.place(metaOf(schema).example ?? labelOf(schema) ?? name);
}

/** The snippets that begin a group; several where it is filled in one way or another. */
export function snippetsOf(schema: AnySchema): Snippet[] {
  if (!(schema instanceof yup.ObjectSchema)) return [];
  const label = labelOf(schema) ?? 'Group';
  const alternatives = alternativesOf(schema);
  if (alternatives.length === 0) {
    const description = 'All its required fields.';
    return [{ label: `+ ${label}`, description, body: bodyOf(schema, '', new Stops()) }];
  }
  return alternatives.map((name) => ({
    label: `+ ${label}: ${name}`,
    description: `A ${label.toLowerCase()} with the field ${name}.`,
    body: bodyOf(schema, '', new Stops(), name),
  }));
}
