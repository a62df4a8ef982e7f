/** What a field is called, for people. */
import { type Field, fieldOf } from '../../../../src/content/introspect';
import { kindOfFile } from '../../../../src/content/kinds';
import type { FieldPlace } from './marks';

/** "Service risk › How it works › Cards › 2 › Title". */
export function fieldWords({ file, field }: Pick<FieldPlace, 'file' | 'field'>): string {
  const kind = kindOfFile(file);
  if (!kind) return file;
  const entry = kind.folder === undefined ? '' : ` ${file.replace(/^.*\/|\.[^.]*$/g, '')}`;
  const words = [`${kind.label}${entry}`];
  let one: Field | undefined = fieldOf(kind.schema);
  for (const step of field.split('.')) {
    const { item, fields }: Partial<Field> = one ?? {};
    one = item ?? fields?.get(step);
    words.push(item ? String(Number(step) + 1) : (one?.label ?? step));
  }
  return words.join(' › ');
}
