/** Keeps the CMS from saving content that the build would refuse, and shows the check's messages. */
import { inLanguage, sentencesOf } from '../../../gatsby-plugin-content-check/browser';
import type { FileChange } from '../content/fileChange';
import type { CheckAnswer } from '../worker/check';
import { askCheck } from './askWorker';
import type { EditedEntry } from './entryForms';
import { entryToCheck } from './entryToCheck';
import { showNote } from './note';
import { refusalWords } from './refusalWords';
import { markSaved } from './unsaved';

/** An Error whose cause the CMS shows; it saves nothing. */
const notSaved = (message: string): Error =>
  new Error('saving_failed', { cause: new Error(message) });

/** Editors are told that the site cannot be reached; a developer needs the reason. */
function unanswered(error: unknown): CheckAnswer {
  console.error(error);
  return {};
}

/** @throws Error that lists the check's errors for an entry, or says that the check cannot be loaded */
export async function guardSave(edited: EditedEntry): Promise<void> {
  const question = {
    about: 'entry',
    entry: await entryToCheck(edited),
    mayBeSkipped: false,
  } as const;
  const { problems } = await askCheck(question).catch(unanswered);
  if (!problems) throw notSaved(refusalWords.siteUnreachable);
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
  const { reasons } = await askCheck({ about: 'changes', changes }).catch(unanswered);
  if (!reasons) {
    const sentence = refusalWords.uncheckedDeletion;
    showNote(sentence);
    throw new Error(sentence);
  }
  showNote(undefined);
  if (reasons.length === 0) {
    markSaved();
    return;
  }
  const message = ['Not deleted.', ...reasons].join('\n\n');
  showNote(message);
  throw new Error(message);
}
