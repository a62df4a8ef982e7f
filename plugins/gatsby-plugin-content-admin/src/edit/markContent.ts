/** Adds marks to the texts that pages show, where content becomes page data. Pure. */
import type { Entry } from '../../../../src/content/entries';
import { type Field, fieldOf } from '../../../../src/content/introspect';
import { kindNamed } from '../../../../src/content/kinds';
import { originalOf } from '../../../../src/content/languages';
import { type FieldPath, mapContent } from '../../../../src/content/mapContent';
import type { CheckedEntry } from '../../../gatsby-plugin-content-check';
import { type FieldPlace, markOf } from './marks';

/** True where pages are for editors: under `npm run develop`, and in Netlify's previews. */
export const hasMarks = ({ NODE_ENV, CONTEXT = '' }: Record<string, string | undefined>): boolean =>
  NODE_ENV === 'development' || ['deploy-preview', 'branch-deploy'].includes(CONTEXT);

/** True for a field whose words are only shown: none that is compared, sent or parsed. */
const isShown = ({ holdsWords, pattern, isMail, ...field }: Field): boolean =>
  holdsWords &&
  ![pattern, isMail, field.visibility, field.isPlacement, field.isLeadService].some(Boolean);

/** Where a text is written: in the original, for what a translation shares with it. */
function fieldPlace({ file, lines, places }: CheckedEntry, path: FieldPath): FieldPlace {
  const field = path.join('.');
  if (!places.has(path)) return { file: originalOf(file).original, field, line: 1 };
  return { file, field, line: lines.placeAt(places.spanOf(path).start).line };
}

/** An entry whose shown texts carry their places. */
export function markedEntry(entry: CheckedEntry): Entry {
  const content = mapContent(
    fieldOf(kindNamed(entry.kind).schema),
    entry.content,
    (value, field, path) => {
      const isMarked = typeof value === 'string' && value.trim() !== '' && isShown(field);
      return isMarked ? value + markOf(fieldPlace(entry, path)) : value;
    },
  );
  entry.places.forget();
  return Object.assign({}, entry, { content });
}
