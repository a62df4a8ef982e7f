/** Adds marks to the texts that pages show, where content becomes page data. Pure. */
import { type Field, fieldOf, isRecord } from '../../../../src/content/introspect';
import { kindNamed } from '../../../../src/content/kinds';
import { originalOf } from '../../../../src/content/languages';
import type { CheckedEntry, FieldPath } from '../../../gatsby-plugin-content-check';
import { type FieldPlace, markOf } from './marks';

/** True where pages are for editors: under `npm run develop`, and in Netlify's previews. */
export const hasMarks = ({ NODE_ENV, CONTEXT = '' }: Record<string, string | undefined>): boolean =>
  NODE_ENV === 'development' || ['deploy-preview', 'branch-deploy'].includes(CONTEXT);

/** True for a field whose words are only shown: none that is compared, sent or parsed. */
function isShown(field: Field): boolean {
  const { choices, ref, link, imageFolder, pattern, isMail } = field;
  const isValue = choices.length > 0 || ref || link || imageFolder || pattern || isMail;
  return !isValue && !field.isOffPage && !field.isPlacement && !field.isLeadService;
}

/** Where a text is written: in the original, for what a translation shares with it. */
function fieldPlace({ file, lines, places }: CheckedEntry, path: FieldPath): FieldPlace {
  const field = path.join('.');
  if (!places.has(path)) return { file: originalOf(file).original, field, line: 1 };
  return { file, field, line: lines.placeAt(places.spanOf(path).start).line };
}

/** The content of an entry whose shown texts carry their places. */
export function markedContent(entry: CheckedEntry): object {
  function mark(field: Field, value: unknown, path: FieldPath): unknown {
    const { item, fields } = field;
    if (item && Array.isArray(value)) {
      return value.map((one, index) => mark(item, one, [...path, index]));
    }
    if (isRecord(value)) {
      const own = Object.entries(value).map(([name, one]) => {
        const known = fields.get(name);
        return [name, known ? mark(known, one, [...path, name]) : one];
      });
      return Object.fromEntries(own);
    }
    const isMarked = typeof value === 'string' && value.trim() !== '' && isShown(field);
    return isMarked ? value + markOf(fieldPlace(entry, path)) : value;
  }
  const marked = Object(mark(fieldOf(kindNamed(entry.kind).schema), entry.content, []));
  entry.places.forget();
  return marked;
}
