/** Keeps the CMS from saving content that the build would refuse, and shows the check's messages. */
import { fieldOf } from '../../../../src/content/model/introspect';
import type { Kind } from '../../../../src/content/model/kind';
import { slugOf } from '../../../../src/content/pages/entries';
import { translationFile } from '../../../../src/content/text/languages';
import {
  inLanguage,
  partlyEntry,
  sentencesOf,
  textsIn,
} from '../../../gatsby-plugin-content-check/browser';
import type { Draft } from '../forms/checkDraft';
import type { FileChange } from '../forms/removal';
import { askCheck } from './askWorker';
import { ownWords } from './cmsLanguage';
import {
  contentOf,
  type EditedEntry,
  fileOf,
  languageOfForm,
  openedData,
  writtenText,
} from './entryForms';
import { showNote } from './note';
import { pickedPicture } from './pickedFiles';
import { markSaved } from './unsaved';

async function picturesIn(kind: Kind, content: unknown): Promise<Draft['newPictures']> {
  const files = textsIn(fieldOf(kind.schema), content).filter(
    ({ field, value }) => field.file !== undefined && value !== '',
  );
  const pictures = files.map(async ({ value }) => [value, await pickedPicture(value)] as const);
  return Object.fromEntries(await Promise.all(pictures));
}

/** Returns the draft of an entry for the check. */
export async function draftOf(edited: EditedEntry): Promise<Draft> {
  const { kind, forms } = edited;
  const [data = {}] = forms;
  const file = fileOf(edited);
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

/** An Error whose cause the CMS shows; it saves nothing. */
const notSaved = (message: string): Error =>
  new Error('saving_failed', { cause: new Error(message) });

/** @throws Error that lists the check's errors for an entry, or says that the check cannot be loaded */
export async function guardSave(entry: EditedEntry): Promise<void> {
  const draft = await draftOf(entry);
  const question = { about: 'draft', draft, isPassing: false } as const;
  const { problems } = await askCheck(question).catch(() => {
    throw notSaved(ownWords().siteUnreachable);
  });
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  const sentences = errors.map((problem) => inLanguage(problem, sentencesOf(problem)));
  throw notSaved(`Not saved.\n\n${sentences.join('\n\n')}`);
}

/**
 * Checks all changes that are saved together. After a deletion that is allowed, nothing is unsaved.
 * @throws Error if other files need a deleted one; a note shows the reasons, since the CMS does not
 */
export async function guardRemoval(changes: readonly FileChange[]): Promise<void> {
  if (changes.every(({ text }) => text !== undefined)) return;
  const { reasons } = await askCheck({ about: 'changes', changes }).catch(() => {
    const sentence = ownWords().siteUnreachable;
    showNote(sentence);
    throw new Error(sentence);
  });
  showNote(undefined);
  if (reasons.length === 0) {
    markSaved();
    return;
  }
  const message = ['Not deleted.', ...reasons].join('\n\n');
  showNote(message);
  throw new Error(message);
}
