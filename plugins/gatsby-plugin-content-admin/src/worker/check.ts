/** What the worker of the check does: it checks all content, for which a page would stand still too long. */
import type { Problem } from '../../../gatsby-plugin-content-check/browser';
import { checkEntry, type EntryToCheck } from '../content/checkEntry';
import { loadContentIndex } from '../content/contentIndex';
import type { FileChange } from '../content/fileChange';
import { removalProblems } from '../content/removal';

export type CheckQuestion =
  /** A passing one is answered with no problems as soon as a newer passing one has come. */
  | { about: 'entry'; entry: EntryToCheck; isPassing: boolean }
  | { about: 'changes'; changes: readonly FileChange[] };

export interface CheckAnswer {
  /** Of an entry. */
  problems: Problem[];
  /** Of changes: why they are refused. */
  reasons: string[];
}

const NOTHING: CheckAnswer = { problems: [], reasons: [] };

/** Returns a function that answers questions. It rejects if the content cannot be loaded. */
export function checkAnswerer(): (question: CheckQuestion) => Promise<CheckAnswer> {
  let newest: CheckQuestion | undefined;
  return async (question) => {
    const isPassing = question.about === 'entry' && question.isPassing;
    if (isPassing) newest = question;
    // Meanwhile `newest` becomes the last of the questions that came during the last check.
    const index = await loadContentIndex();
    if (isPassing && newest !== question) return NOTHING;
    return question.about === 'entry'
      ? { ...NOTHING, problems: checkEntry(question.entry, index) }
      : { ...NOTHING, reasons: removalProblems(question.changes, index) };
  };
}
