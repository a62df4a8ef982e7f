/** What the worker of the check does: it checks all content, for which a page would stand still too long. */
import type { Problem } from '../../../gatsby-plugin-content-check/browser';
import { checkEntry, type EntryToCheck } from '../content/checkEntry';
import { loadContentIndex } from '../content/contentIndex';
import type { FileChange } from '../content/fileChange';
import { removalProblems } from '../content/removal';

export type CheckQuestion =
  /** One that may be skipped gets no problems, not even none, once a newer such question has come. */
  | { about: 'entry'; entry: EntryToCheck; mayBeSkipped: boolean }
  | { about: 'changes'; changes: readonly FileChange[] };

export interface CheckAnswer {
  /** Of an entry; undefined if nothing was checked. */
  problems?: Problem[];
  /** Of changes: why they are refused; undefined if nothing was checked. */
  reasons?: string[];
}

/** Returns a function that answers questions. It rejects if the content cannot be loaded. */
export function checkAnswerer(): (question: CheckQuestion) => Promise<CheckAnswer> {
  let newest: CheckQuestion | undefined;
  return async (question) => {
    const mayBeSkipped = question.about === 'entry' && question.mayBeSkipped;
    if (mayBeSkipped) newest = question;
    // Meanwhile `newest` becomes the last of the questions that came during the last check.
    const index = await loadContentIndex();
    if (mayBeSkipped && newest !== question) return {};
    return question.about === 'entry'
      ? { problems: checkEntry(question.entry, index) }
      : { reasons: removalProblems(question.changes, index) };
  };
}
