/** Entries that are not ready: `draft: true` keeps them out of the published site. Pure. */
import { readYaml } from './check/readYaml';
import { Source } from './check/source';
import { collectionOf } from './model/collectionOf';
import { fieldOf } from './model/describe';

/** True where an entry says that it is a draft. */
export const isDraft = (content: unknown): boolean =>
  typeof content === 'object' && content !== null && Reflect.get(content, 'draft') === true;

/** True where the kind of file knows drafts, and its text may be one; most texts need not be read. */
const mayBeDraft = ({ file, text }: Source): boolean => {
  const collection = collectionOf(file);
  return (
    collection !== undefined &&
    fieldOf(collection.schema, 'draft') !== undefined &&
    /draft["']?\s*:/.test(text)
  );
};

/**
 * The files that are drafts. The published site is built as if they did not exist: Gatsby never sees
 * them, so no page, menu, list or count can hold them, whatever an earlier build has left in its cache.
 */
export const draftFiles = (sources: readonly Source[]): string[] =>
  sources
    .filter((source) => mayBeDraft(source) && isDraft(readYaml(source.text).document?.toJS()))
    .map(({ file }) => file);
