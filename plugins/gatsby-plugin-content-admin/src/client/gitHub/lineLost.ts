/** Tells a lost line from a mistake in the code: the browser rejects with a TypeError for both. */
import { partOf } from '../../../../../src/basics/partOf';

/** The line to GitHub was lost before all of an answer had arrived. */
export class LineLost extends Error {}

/**
 * Waits for what comes over the line: an answer, or its body.
 * @throws LineLost
 */
export async function fromLine<Arrived>(coming: Promise<Arrived>): Promise<Arrived> {
  try {
    return await coming;
  } catch (error) {
    // By its name: in tests, the TypeError of Node's fetch is not this one.
    if (partOf(error, 'name') !== 'TypeError') throw error;
    throw new LineLost('The line to GitHub was lost.', { cause: error });
  }
}
