/** Puts the marks of a page's texts into the files that Gatsby reads. Pure. */
import { isScalar, type Scalar } from 'yaml';
import { type Field, fieldOf } from '../../../../src/content/introspect';
import { kindOfFile } from '../../../../src/content/kinds';
import type { Source } from '../check/checkSources';
import { applyEdits } from '../check/edits';
import { Lines } from '../check/lines';
import { readYaml } from '../check/readYaml';
import { textsIn } from '../check/walk';
import { markOf } from './marks';

type Variables = Record<string, string | undefined>;

/** Where Netlify builds for the people who make the site, and not for visitors. */
const PREVIEWS = ['deploy-preview', 'branch-deploy'];

/** True where pages are for those who change them: under `npm run develop`, and in deploy previews. */
export const hasMarks = ({ NODE_ENV, CONTEXT = '' }: Variables): boolean =>
  NODE_ENV === 'development' || PREVIEWS.includes(CONTEXT);

/** True for a field whose words are shown as they are: one that is compared, sent or parsed is not. */
const isShown = (field: Field): boolean => {
  const { choices, ref, link, imageFolder, pattern, isMail } = field;
  const isValue = choices.length > 0 || ref || link || imageFolder || pattern || isMail;
  return !isValue && !field.isOffPage && !field.isPlacement && !field.isLeadService;
};

/** Where the words of a scalar end in the file: before a closing quote, or the end of the last line. */
function endOf({ range, type }: Scalar, text: string): number | undefined {
  if (!range) return undefined;
  const [start, end] = range;
  if (type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE') return end - 1;
  return start + text.slice(start, end).trimEnd().length;
}

/** A file of `data/` whose shown texts carry their places. Its lines stay the same. */
export function markSource({ file, text }: Source): string {
  const kind = kindOfFile(file);
  const { document } = readYaml(text);
  if (!kind || !document) return text;
  const lines = new Lines(text);
  const edits = textsIn(fieldOf(kind.schema), document.toJS()).flatMap(({ field, path, value }) => {
    const node = document.getIn(path, true);
    const end = isScalar(node) ? endOf(node, text) : undefined;
    if (end === undefined || value.trim() === '' || !isShown(field)) return [];
    const { line } = lines.placeAt(isScalar(node) ? (node.range?.[0] ?? end) : end);
    return [{ start: end, end, text: markOf({ file, field: path.join('.'), line }) }];
  });
  return applyEdits(text, edits);
}
