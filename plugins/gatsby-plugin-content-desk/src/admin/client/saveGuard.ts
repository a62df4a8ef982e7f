/** Keeps the CMS from saving what the build would refuse, and says why in the check's sentences. */
import { parse } from 'yaml';
import { slugOf } from '../../../../../src/content/entries';
import { fieldOf } from '../../../../../src/content/introspect';
import type { Kind } from '../../../../../src/content/kind';
import type { KindName } from '../../../../../src/content/kinds';
import { sentencesOf } from '../../check/format';
import { partlyEntry, textsIn } from '../../check/walk';
import { checkDraft, CONTENT_INDEX, type ContentIndex, type Draft } from '../checkDraft';
import { pickedLogo } from './pickedFiles';
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

/** The pictures that a file names: the form offers those that are there, or uploads them with the entry. */
async function picturesIn(kind: Kind, content: unknown): Promise<Draft['newPictures']> {
  const named = textsIn(fieldOf(kind.schema), content).filter(
    ({ field, value }) => field.imageFolder !== undefined && value !== '',
  );
  return Object.fromEntries(
    await Promise.all(
      named.map(async ({ field, value }) => [
        value,
        field.isLogo ? await pickedLogo(value) : undefined,
      ]),
    ),
  );
}

/** The file as the form would save it. */
export async function draftOf({ kind, path, data }: Form): Promise<Draft> {
  const source = sourceOf(data);
  const entry = partlyEntry(kind, contentOf(kind, data));
  const name = slugOf(entry) || 'new';
  return {
    file: kind.file ?? (path === '' ? `${kind.folder ?? ''}/${name}.yaml` : path),
    text: writtenText(kind, data),
    slugBefore: source === undefined ? undefined : slugOf(partlyEntry(kind, parse(source))),
    newPictures: await picturesIn(kind, entry.content),
  };
}

/**
 * Throws where the check has an error against the form. The CMS shows the sentence of the cause in
 * its dialogue, and saves nothing.
 */
export async function guardSave(form: Form, isWorkingTree: boolean): Promise<void> {
  const problems = checkDraft(await draftOf(form), await loadContentIndex(isWorkingTree)).filter(
    ({ severity }) => severity === 'error',
  );
  if (problems.length === 0) return;
  const sentences = problems.map(sentencesOf).join('\n\n');
  throw new Error('saving_failed', { cause: new Error(`Not saved.\n\n${sentences}`) });
}
