/** Makes what the check reads of an entry's forms. */
import { fieldOf } from '../../../../src/content/model/introspect';
import type { Kind } from '../../../../src/content/model/kind';
import { slugOf } from '../../../../src/content/pages/entries';
import { translationFile } from '../../../../src/content/text/languages';
import { partlyEntry, textsIn } from '../../../gatsby-plugin-content-check/browser';
import type { EntryToCheck } from '../content/checkEntry';
import {
  contentOf,
  type EditedEntry,
  originalFileOf,
  languageOfForm,
  openedData,
  writtenText,
} from './entryForms';
import { pickedPicture } from './pickedFiles';

async function picturesIn(kind: Kind, content: unknown): Promise<EntryToCheck['newPictures']> {
  const files = textsIn(fieldOf(kind.schema), content).filter(
    ({ field, value }) => field.file !== undefined && value !== '',
  );
  const pictures = files.map(async ({ value }) => [value, await pickedPicture(value)] as const);
  return Object.fromEntries(await Promise.all(pictures));
}

/** Returns what saving an entry's forms would write, for the check. */
export async function entryToCheck(edited: EditedEntry): Promise<EntryToCheck> {
  const { kind, forms } = edited;
  const [data = {}] = forms;
  const file = originalFileOf(edited);
  return {
    file,
    sources: forms.map((form) => ({
      file: translationFile(file, languageOfForm(form)),
      text: writtenText(kind, form),
    })),
    slugBefore: slugOf(partlyEntry(kind, openedData(data))),
    newPictures: await picturesIn(kind, contentOf(kind, data)),
  };
}
