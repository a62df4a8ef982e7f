/** What a field is called, for people. */
import { type Field, fieldOf } from '../../../../src/content/introspect';
import { kindOfFile } from '../../../../src/content/kinds';
import { MAIN_LANGUAGE, originalOf } from '../../../../src/content/languages';
import type { FieldPlace } from './marks';

/** "Services risk › How it works › Cards › 2 › Title"; of a translation, with its language. */
export function fieldWords({ file, field }: Pick<FieldPlace, 'file' | 'field'>): string {
  const { language, original } = originalOf(file);
  const kind = kindOfFile(original);
  if (!kind) return file;
  const entry = kind.folder === undefined ? '' : ` ${file.replace(/^.*\/|\.[^.]*$/g, '')}`;
  const words = [`${kind.label}${entry}${language === MAIN_LANGUAGE ? '' : ` (${language})`}`];
  let within: Field | undefined = fieldOf(kind.schema);
  for (const step of field.split('.')) {
    const isItem = /^\d+$/.test(step);
    within = isItem ? within?.item : within?.fields.get(step);
    words.push(isItem ? String(Number(step) + 1) : (within?.label ?? step));
  }
  return words.join(' › ');
}
