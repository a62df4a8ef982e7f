import type { Entry } from '../../../../src/content/entries';
import { type Field, fieldOf } from '../../../../src/content/introspect';
import { kindNamed } from '../../../../src/content/kinds';
import { originalOf } from '../../../../src/content/languages';
import { type FieldPath, mapContent } from '../../../../src/content/mapContent';
import type { CheckedEntry } from '../../../gatsby-plugin-content-check';
import type { FieldPlace } from '../forms/formAddress';
import { markOf } from './marks';

/** Returns true if pages are for editors: in `npm run develop` and in Netlify's previews. */
export const hasMarks = ({ NODE_ENV, CONTEXT = '' }: Record<string, string | undefined>): boolean =>
  NODE_ENV === 'development' || ['deploy-preview', 'branch-deploy'].includes(CONTEXT);

const isDisplayed = ({ holdsWords, pattern, isMail, ...field }: Field): boolean =>
  holdsWords &&
  ![pattern, isMail, field.visibility, field.isPlacement, field.isLeadService].some(Boolean);

const fieldPlace = ({ file, places }: CheckedEntry, path: FieldPath): FieldPlace => ({
  file: places.has(path) ? file : originalOf(file).original,
  field: path.join('.'),
});

/** Returns the entry with an invisible mark after each displayed text: the place of its field. */
export function markedEntry(entry: CheckedEntry): Entry {
  const content = mapContent(
    fieldOf(kindNamed(entry.kind).schema),
    entry.content,
    (value, field, path) => {
      const isMarked = typeof value === 'string' && value.trim() !== '' && isDisplayed(field);
      return isMarked ? value + markOf(fieldPlace(entry, path)) : value;
    },
  );
  entry.places.forget();
  return Object.assign({}, entry, { content });
}
