/** What the worker of the check does: the check of all content, which takes longer than a page may stand still. */
import type { Problem } from '../../../gatsby-plugin-content-check/browser';
import { checkDraft, type Draft } from '../forms/checkDraft';
import { loadContentIndex } from '../forms/contentIndex';
import { type FileChange, removalProblems } from '../forms/removal';

export type Question =
  /** A passing one is left out as soon as a newer passing one has come. */
  | { about: 'draft'; draft: Draft; isPassing: boolean }
  | { about: 'changes'; changes: readonly FileChange[] };

export interface Answer {
  /** Of a draft. */
  problems: Problem[];
  /** Of changes: why they are refused. */
  reasons: string[];
}

const NOTHING: Answer = { problems: [], reasons: [] };

/** Returns a function that answers questions. It rejects if the content cannot be loaded. */
export function answerer(): (question: Question) => Promise<Answer> {
  let newest: Question | undefined;
  return async (question) => {
    const isPassing = question.about === 'draft' && question.isPassing;
    if (isPassing) newest = question;
    // Meanwhile the questions that came during the last check are noted.
    const index = await loadContentIndex();
    if (isPassing && newest !== question) return NOTHING;
    return question.about === 'draft'
      ? { ...NOTHING, problems: checkDraft(question.draft, index) }
      : { ...NOTHING, reasons: removalProblems(question.changes, index) };
  };
}
