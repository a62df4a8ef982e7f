/** Which slugs have changed since the last commit. Without Git, none have. */
import * as fs from 'fs';
import * as path from 'path';
import { hasPages } from '../../../../src/content/kind';
import { kindOfFile } from '../../../../src/content/kinds';
import { slugLine } from './contentFile';
import { git } from './git';

/** The files of `data/` that differ from the last commit, with their names in it. */
function changedFiles(projectRoot: string): { file: string; before: string }[] {
  const args = 'diff --name-status --find-renames --diff-filter=MR -z --relative HEAD -- data';
  const printed = git(projectRoot, args.split(' ')) ?? '';
  // A status and the file's name; where it was renamed, the former name comes before that.
  return [...printed.matchAll(/(?:M|R\d+\0([^\0]+))\0([^\0]+)\0/g)].map(
    ([, former, file = '']) => ({ file, before: former ?? file }),
  );
}

/** The slugs at the last commit of the files whose slug has changed since. */
export function committedSlugs(projectRoot: string): Map<string, string> {
  const slugs = new Map<string, string>();
  for (const { file, before } of changedFiles(projectRoot)) {
    const kind = kindOfFile(file);
    if (!kind || !hasPages(kind)) continue;
    const now = slugLine(fs.readFileSync(path.join(projectRoot, file), 'utf8'));
    const then = slugLine(git(projectRoot, ['show', `HEAD:./${before}`]) ?? '');
    if (then !== undefined && then !== now) slugs.set(file, then);
  }
  return slugs;
}
