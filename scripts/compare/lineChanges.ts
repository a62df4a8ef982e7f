/** What differs between two lists of lines. */
import { diffIndices } from 'node-diff3';

/** Neighbouring lines that are gone, and those that stand in their place. */
export interface LineChange {
  removed: readonly string[];
  added: readonly string[];
}

/** The changes that lead from `before` to `after`, in their order; none where both say the same. */
export function lineChanges(before: readonly string[], after: readonly string[]): LineChange[] {
  return diffIndices([...before], [...after]).map(
    ({ buffer1Content, buffer2Content }): LineChange => ({
      removed: buffer1Content,
      added: buffer2Content,
    }),
  );
}
