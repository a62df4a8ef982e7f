/**
 * A small site of the tests' own, in the form that the real one has: what editors do in `data/` cannot
 * change what tests expect.
 */
import * as path from 'node:path';

/** The folder that holds its `data/`. */
export const FIXTURE_SITE = path.join(__dirname, '../fixtures/site');
