/** Pieces of YAML that an editor inserts with all their required fields. Derived from the model. */
import type { Field } from '../../src/content/introspect';
import { beginningOf } from './beginning';

/** The body of a snippet; the Tab key leads through its numbered places. */
function bodyOf(group: Field, chosen?: string): unknown {
  let count = 0;
  const place = (content: string) => `\${${(count += 1)}:${content.replace(/[\\$}]/g, '\\$&')}}`;
  const choice = (values: readonly string[]) => `\${${(count += 1)}|${values.join(',')}|}`;
  return beginningOf(group, {
    value({ type, choices, example, label }, name) {
      if (choices.length > 0) return choice(choices);
      if (type === 'boolean') return choice(['true', 'false']);
      return place(type === 'number' ? '10' : (example ?? label ?? name));
    },
    alsoIn: (one) => (one === group ? chosen : undefined) ?? one.alternatives[0],
  });
}

/** The snippets that begin a group; several where it is filled in one way or another. */
export function snippetsOf(group: Field) {
  const { label = 'Group', alternatives } = group;
  if (alternatives.length === 0) {
    const description = 'All its required fields.';
    return [{ label: `+ ${label}`, description, body: bodyOf(group) }];
  }
  return alternatives.map((name) => ({
    label: `+ ${label}: ${name}`,
    description: `A ${label.toLowerCase()} with the field ${name}.`,
    body: bodyOf(group, name),
  }));
}
