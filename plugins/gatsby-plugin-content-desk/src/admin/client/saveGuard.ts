/** Keeps the CMS from saving what the build would refuse, and says why in the check's sentences. */
import { parse } from 'yaml';
import { slugOf } from '../../../../../src/content/entries';
import type { Kind } from '../../../../../src/content/kind';
import type { KindName } from '../../../../../src/content/kinds';
import { sentencesOf } from '../../check/format';
import { partlyEntry } from '../../check/walk';
import { checkDraft, CONTENT_INDEX, type ContentIndex, type Draft } from '../checkDraft';
import { PICTURE_ADDRESS } from '../fields';
import { contentOf, sourceOf, writtenText } from './writtenText';

let loaded: Promise<ContentIndex> | undefined;

/** Everything that the check looks at; on the dev server as it is now, elsewhere as it was published. */
export function loadContentIndex(isWorkingTree: boolean): Promise<ContentIndex> {
  if (isWorkingTree || !loaded) {
    loaded = fetch(CONTENT_INDEX, { cache: isWorkingTree ? 'no-store' : 'default' }).then(
      (response) => response.json(),
    );
    loaded.catch(() => {
      loaded = undefined;
    });
  }
  return loaded;
}

/** A form as the CMS hands it over. */
export interface Form {
  kind: Kind<KindName>;
  /** Where the CMS will write it; "" where it does not say. */
  path: string;
  data: Record<string, unknown>;
}

/** The file as the form would save it. */
export function draftOf({ kind, path, data }: Form): Draft {
  const source = sourceOf(data);
  const entry = partlyEntry(kind, contentOf(kind, data));
  // The form offers pictures that are there, or uploads them with the entry.
  const picture = 'picture' in entry.content ? entry.content.picture?.file : undefined;
  const name = slugOf(entry) || 'new';
  return {
    file: kind.file ?? (path === '' ? `${kind.folder ?? ''}/${name}.yaml` : path),
    text: writtenText(kind, data),
    slugBefore: source === undefined ? undefined : slugOf(partlyEntry(kind, parse(source))),
    newPictures: picture ? [picture.replace(`${PICTURE_ADDRESS}/`, '')] : [],
  };
}

/**
 * Throws where the check has an error against the form. The CMS shows the sentence of the cause in
 * its dialogue, and saves nothing.
 */
export async function guardSave(form: Form, isWorkingTree: boolean): Promise<void> {
  const problems = checkDraft(draftOf(form), await loadContentIndex(isWorkingTree)).filter(
    ({ severity }) => severity === 'error',
  );
  if (problems.length === 0) return;
  const sentences = problems.map(sentencesOf).join('\n\n');
  throw new Error('saving_failed', { cause: new Error(`Not saved.\n\n${sentences}`) });
}
