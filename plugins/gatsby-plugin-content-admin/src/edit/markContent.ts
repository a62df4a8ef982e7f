import { isRecord } from '../../../../src/basics/isRecord';
import { kindNamed } from '../../../../src/content/kinds';
import { type Field, fieldOf } from '../../../../src/content/model/introspect';
import { type FieldPath, mapContent } from '../../../../src/content/model/mapContent';
import { asEntry, type Entry } from '../../../../src/content/pages/entries';
import type { FileEntry } from '../../../../src/content/pages/nodes';
import { originalOf } from '../../../../src/content/text/languages';
import { markOf } from './marks';

/** Returns true if pages are for editors: in `npm run develop` and in Netlify's previews. */
export const hasMarks = ({ NODE_ENV, CONTEXT = '' }: Record<string, string | undefined>): boolean =>
  NODE_ENV === 'development' || ['deploy-preview', 'branch-deploy'].includes(CONTEXT);

const isDisplayed = ({ holdsWords, mustMatch, isMail, ...field }: Field): boolean =>
  holdsWords &&
  ![mustMatch, isMail, field.visibility, field.isPlacement, field.isLeadService].some(Boolean);

const holds = (content: unknown, [step, ...rest]: FieldPath): boolean => {
  if (step === undefined) return content !== undefined;
  if (Array.isArray(content)) return holds(content[Number(step)], rest);
  return isRecord(content) && holds(content[step], rest);
};

/** Returns the entry with an invisible mark after each displayed text: the place of its field. */
export function markedEntry({ file, kind, language, content, ownContent }: FileEntry): Entry {
  const mark = (value: unknown, field: Field, path: FieldPath) => {
    if (typeof value !== 'string' || value.trim() === '' || !isDisplayed(field)) return value;
    const holder = holds(ownContent, path) ? file : originalOf(file).original;
    return value + markOf({ file: holder, field: path.join('.') });
  };
  return asEntry(kind, language, mapContent(fieldOf(kindNamed(kind).schema), content, mark));
}
