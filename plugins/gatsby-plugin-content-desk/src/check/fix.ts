/** Makes the corrections that problems carry, without touching anything else in the files. Pure. */
import { checkSources, type Source } from './checkSources';
import { applyEdits } from './edits';
import type { Problem } from './problem';
import type { Surroundings } from './rule';

export interface FixedSources {
  /** All files, with the corrections made. */
  sources: Source[];
  /** What has been corrected, in the order in which it was. */
  corrected: Problem[];
}

/** A correction may uncover the next slip; a file needs few rounds. */
const MOST_ROUNDS = 10;

const groupByFile = (problems: readonly Problem[]): Map<string, Problem[]> => {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    groups.set(problem.file, [...(groups.get(problem.file) ?? []), problem]);
  }
  return groups;
};

/** Corrects what can only be meant in one way. A file that a correction makes worse stays as it was. */
export function fixSources(sources: readonly Source[], surroundings: Surroundings): FixedSources {
  const corrected: Problem[] = [];
  const given = new Set<string>();
  let current = [...sources];

  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = checkSources(current, surroundings);
    const all = groupByFile([...before.problems, ...before.warnings]);
    const next = current.map((source) => {
      const fixable = (all.get(source.file) ?? []).filter(({ fix }) => fix);
      if (fixable.length === 0 || given.has(source.file)) return source;
      const edits = fixable.flatMap(({ fix }) => fix ?? []);
      return { ...source, text: applyEdits(source.text, edits) };
    });
    if (next.every(({ text }, index) => text === current[index]?.text)) break;

    const after = groupByFile(checkSources(next, surroundings).problems);
    current = next.map((source, index) => {
      const earlier = current[index] ?? source;
      if (source.text === earlier.text) return earlier;
      const faultsBefore = (all.get(source.file) ?? []).filter(
        ({ severity }) => severity === 'error',
      );
      const isWorse = (after.get(source.file)?.length ?? 0) > faultsBefore.length;
      if (isWorse) {
        given.add(source.file);
        return earlier;
      }
      corrected.push(...(all.get(source.file) ?? []).filter(({ fix }) => fix));
      return source;
    });
  }
  return { sources: current, corrected };
}
