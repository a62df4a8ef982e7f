/** Keeps the CMS from saving what the build would refuse, and says why in the check's sentences. */
import { parse } from 'yaml';
import type { Collection } from '../../../../../src/content/fields';
import { collectionNamed } from '../../../../../src/content/kindOf';
import { readablePath, readPath } from '../../check/fieldPath';
import type { Problem } from '../../check/problem';
import { checkDraft, Draft } from '../checkDraft';
import { CONTENT_INDEX, ContentIndex } from '../contentIndex';
import { PICTURE_ADDRESS } from '../fields';
import { contentOf, sourceOf, writtenText } from './writtenText';

let loaded: Promise<ContentIndex> | undefined;

/** Everything that the check looks at; on the dev server as it is now, elsewhere as it was published. */
export function loadContentIndex(isWorkingTree: boolean): Promise<ContentIndex> {
  if (isWorkingTree || !loaded) {
    loaded = fetch(CONTENT_INDEX, { cache: isWorkingTree ? 'no-store' : 'default' }).then(
      async (response) => {
        const index: ContentIndex = await response.json();
        return index;
      },
    );
    loaded.catch(() => {
      loaded = undefined;
    });
  }
  return loaded;
}

const textIn = (content: unknown, name: string): string | undefined => {
  const value: unknown =
    typeof content === 'object' && content !== null ? Reflect.get(content, name) : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** A form as the CMS hands it over. */
export interface Form {
  collection: Collection;
  /** Where the CMS will write it; "" where it does not say. */
  path: string;
  data: Record<string, unknown>;
}

/** The file as the form would save it. */
export function draftOf({ collection, path, data }: Form): Draft {
  const { schema, folder = '', file } = collection;
  const source = sourceOf(data);
  const content = contentOf(schema, data);
  // The form offers pictures that are there, or uploads them with the entry.
  const picture = textIn(content.picture, 'file');
  const name = textIn(content, 'slug') ?? 'new';
  return {
    file: file ?? (path === '' ? `${folder}/${name}.yaml` : path),
    text: writtenText(schema, data),
    slugBefore: source === undefined ? undefined : textIn(parse(source), 'slug'),
    newPictures: picture === undefined ? [] : [picture.replace(`${PICTURE_ADDRESS}/`, '')],
  };
}

/** Which kind of content a form of the CMS holds; the CMS names a single file after its form. */
export const collectionOfForm = (name: string): Collection | undefined => collectionNamed(name);

/** One problem as a paragraph of a message. */
export const sentence = ({ message, expected, suggestion }: Problem): string =>
  [message, expected, suggestion].filter(Boolean).join(' ');

/** Where in the form a problem is: `Hero › Title`. */
export const placeInForm = ({ field }: Problem): string => readablePath(readPath(field));

/**
 * Throws where the check has an error against the form. The CMS shows the sentence of the cause in
 * its dialogue, and saves nothing.
 */
export async function guardSave(form: Form, isWorkingTree: boolean): Promise<void> {
  const problems = checkDraft(draftOf(form), await loadContentIndex(isWorkingTree)).filter(
    ({ severity }) => severity === 'error',
  );
  if (problems.length === 0) return;
  const sentences = problems.map(sentence).join('\n\n');
  throw new Error('saving_failed', { cause: new Error(`Not saved.\n\n${sentences}`) });
}
