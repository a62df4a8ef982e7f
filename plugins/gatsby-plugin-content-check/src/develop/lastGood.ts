import type { CheckedSources, Source } from '../check/checkSources';
import type { Problem } from '../check/problem';

/** What the pages can be made of, and what the check has against the rest. */
interface Choice {
  /** The content for the pages; undefined where nothing has changed that can be shown. */
  content?: CheckedSources;
  sources: readonly Source[];
  problems: Problem[];
  /** What is not the owner's yet. */
  launch: readonly Problem[];
}

/**
 * Chooses the files that the pages show while somebody writes: all as they are, where they are in
 * order; else those that are, with the last good version of the others, where they go together.
 */
export function chooseContent(
  written: readonly Source[],
  lastGood: readonly Source[],
  check: (sources: readonly Source[]) => CheckedSources,
): Choice {
  const content = check(written);
  const { problems, launch } = content;
  if (problems.length === 0) return { content, sources: written, problems, launch };

  // A file that is missing has problems, too.
  const withProblems = new Set(problems.map(({ file }) => file));
  const sources = [
    ...written.filter(({ file }) => !withProblems.has(file)),
    ...lastGood.filter(({ file }) => withProblems.has(file)),
  ];
  const mixed = check(sources);
  return mixed.problems.length === 0
    ? { content: mixed, sources, problems, launch }
    : { sources: lastGood, problems, launch };
}
