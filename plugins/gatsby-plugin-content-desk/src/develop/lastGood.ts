/** Chooses the files that the pages show while somebody writes: the last that passed the check. */
import { surroundingsOf } from '../check/checkContent';
import {
  checkSources,
  type CheckedSources,
  type LaunchItem,
  type Source,
} from '../check/checkSources';
import type { Problem } from '../check/problem';
import { readSources } from '../check/readFiles';
import { readStoredContent } from '../storedContent';

/** What the pages can be made of, and what the check has against the rest. */
export interface Choice {
  /** The content for the pages; undefined where nothing has changed that can be shown. */
  content?: CheckedSources;
  sources: Source[];
  problems: Problem[];
  /** What is not the owner's yet. */
  launch: LaunchItem[];
  /** True where the pages show all files as they are. */
  isShown: boolean;
}

/**
 * Chooses what to show: all files as they are, where they are in order; else those that are, with the
 * last good version of the others, where they go together.
 */
export function chooseContent(
  written: readonly Source[],
  lastGood: readonly Source[],
  check: (sources: readonly Source[]) => CheckedSources,
): Choice {
  const content = check(written);
  const { problems, launch } = content;
  if (problems.length === 0) {
    return { content, sources: [...written], problems, launch, isShown: true };
  }

  // A file that is missing counts as faulty, too.
  const faulty = new Set(problems.map(({ file }) => file));
  const sources = [
    ...written.filter(({ file }) => !faulty.has(file)),
    ...lastGood.filter(({ file }) => faulty.has(file)),
  ];
  const mixed = check(sources);
  return mixed.problems.length === 0
    ? { content: mixed, sources, problems, launch, isShown: false }
    : { sources: [...lastGood], problems, launch, isShown: false };
}

/** Chooses what to show of a project's files. */
export function chooseFor(project: string): Choice {
  const surroundings = surroundingsOf(project, false);
  return chooseContent(readSources(project), readStoredContent(project), (sources) =>
    checkSources(sources, surroundings),
  );
}
