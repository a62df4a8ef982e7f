/**
 * A small site of the tests' own, in three languages, with one of everything: what editors do in `data/`
 * cannot change what tests expect.
 */
import * as path from 'node:path';
import { copyContent } from '../../scripts/lib/contentCopy';

/** The folder that holds its `data/`. */
export const FIXTURE_SITE = path.join(__dirname, '../fixtures/site');

/** A copy of its `data/` that a test may change. */
export const copySite = () => copyContent(FIXTURE_SITE);
