import type { Entry } from '../../../../src/content/entries';
import { type Field, fieldOf } from '../../../../src/content/introspect';
import { kindNamed } from '../../../../src/content/kinds';
import { originalOf } from '../../../../src/content/languages';
import { type FieldPath, mapContent } from '../../../../src/content/mapContent';
import type { CheckedEntry } from '../../../gatsby-plugin-content-check';
import { markOf } from './marks';

/** Returns true if pages are for editors: in `npm run develop` and in Netlify's previews. */
export const hasMarks = ({ NODE_ENV, CONTEXT = '' }: Record<string, string | undefined>): boolean =>
  NODE_ENV === 'development' || ['deploy-preview', 'branch-deploy'].includes(CONTEXT);

const isDisplayed = ({ holdsWords, pattern, isMail, ...field }: Field): boolean =>
  holdsWords &&
  ![pattern, isMail, field.visibility, field.isPlacement, field.isLeadService].some(Boolean);

/** Returns the entry with an invisible mark after each displayed text: the place of its field. */
export function markedEntry(entry: CheckedEntry): Entry {
  const { file, kind, places } = entry;
  const mark = (value: unknown, field: Field, path: FieldPath) => {
    if (typeof value !== 'string' || value.trim() === '' || !isDisplayed(field)) return value;
    const holder = places.has(path) ? file : originalOf(file).original;
    return value + markOf({ file: holder, field: path.join('.') });
  };
  const content = mapContent(fieldOf(kindNamed(kind).schema), entry.content, mark);
  places.forget();
  return Object.assign({}, entry, { content });
}
