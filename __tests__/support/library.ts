import type { Entry } from '../../src/content/pages/entries';
import { librariesOf, type Library } from '../../src/content/pages/library';
import { NO_PICTURES, type PictureIndex } from '../../src/content/pages/pictures';

export const inArabic = (entry: Entry): Entry => ({ ...entry, language: 'ar' });

export function libraryOf(
  entries: readonly Entry[],
  pictures: PictureIndex = NO_PICTURES,
): Library {
  const [library] = librariesOf(entries, pictures);
  if (!library) throw new Error('There is no library.');
  return library;
}
