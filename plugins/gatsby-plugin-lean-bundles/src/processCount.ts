import * as fs from 'fs';
import * as path from 'path';

/** Gatsby hands out pages by the fifty; for fewer files of content there is little to share. */
const FEW_FILES = 100;

/** Pictures that earlier builds have encoded; without them every processor is wanted. */
const ENCODED = '.generated/encoded';

/**
 * On how many processors Gatsby is to count, as its variable GATSBY_CPU_COUNT; undefined leaves it to
 * Gatsby. With one, it asks for the content itself: another process would load all of Gatsby and make
 * the schema again, for a second of computing, and take less time for the work than for that.
 *
 * @param project root of the project
 * @param files how many files of content there are
 */
export function processCount(project: string, files: number): string | undefined {
  const isEncoded = fs.existsSync(path.join(project, ENCODED));
  return isEncoded && files <= FEW_FILES ? '1' : undefined;
}
