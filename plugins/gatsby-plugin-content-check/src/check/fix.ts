/** Makes the corrections that problems carry, and touches nothing else in the files. Pure. */
import { applyEdits } from '../yaml/finding';
import { checkSources, type Source } from './checkSources';
import type { Problem } from './format';
import type { Surroundings } from './rule';

/** A correction may uncover the next problem; a file needs few rounds. */
const MOST_ROUNDS = 10;

/** Makes every correction that is the only one possible, unless the file gets worse. Returns all files. */
export function fixSources(sources: readonly Source[], surroundings: Surroundings) {
  const corrected: Problem[] = [];
  const given = new Set<string>();
  let current = [...sources];

  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = checkSources(current, surroundings);
    const fixable = [...before.problems, ...before.warnings].filter(({ fix }) => fix);
    const next = current.map((source) => {
      const own = fixable.filter(({ file }) => file === source.file && !given.has(file));
      const edits = own.flatMap(({ fix }) => fix ?? []);
      return { ...source, text: applyEdits(source.text, edits) };
    });
    const isSame = ({ text }: Source, index: number) => text === current[index]?.text;
    if (next.every(isSame)) break;

    const after = checkSources(next, surroundings);
    current = next.map((source, index) => {
      if (isSame(source, index)) return source;
      const ofFile = (some: readonly Problem[]) => some.filter(({ file }) => file === source.file);
      if (ofFile(after.problems).length <= ofFile(before.problems).length) {
        corrected.push(...ofFile(fixable));
        return source;
      }
      given.add(source.file);
      return current[index] ?? source;
    });
  }
  return { sources: current, corrected };
}
