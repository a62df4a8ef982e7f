/** Finds what has changed since it was committed, so far as the rules need it. */
import fs from 'node:fs';
import path from 'node:path';
import { kindOfFile } from '../../../../../src/content/kinds';
import { hasPages } from '../../../../../src/content/model/kind';
import { originalOf } from '../../../../../src/content/text/languages';
import { git, MOST_GIT_SECONDS } from '../../../../shared/git';
import type { Diagnosis } from '../../yaml/diagnosis';
import { slugLine } from '../readContentFile';
import type { Pair } from '../surroundings';
import {
  type Blob,
  blobsOf,
  type CommittedChange,
  changedFiles,
  committedHashes,
  translationChanges,
} from './askGit';

/** Git's name for a file as it was at a commit. */
const nameAt = (commit: string, file: string): string => `${commit}:./${file}`;

/** The slugs at the last commit of files whose slug has changed since. */
function changedSlugs(
  projectRoot: string,
  changed: ReadonlyMap<string, string>,
): Map<string, string> {
  const paged = [...changed].filter(([file]) => {
    const kind = kindOfFile(file);
    return kind && hasPages(kind) && fs.existsSync(path.join(projectRoot, file));
  });
  const blobs = blobsOf(
    projectRoot,
    paged.map(([, former]) => nameAt('HEAD', former)),
  );
  const slugs = new Map<string, string>();
  for (const [file, former] of paged) {
    const now = slugLine(fs.readFileSync(path.join(projectRoot, file), 'utf8'));
    const then = slugLine(blobs.get(nameAt('HEAD', former))?.text ?? '');
    if (then !== undefined && then !== now) slugs.set(file, then);
  }
  return slugs;
}

/** A text without comments and blank lines. */
const withoutComments = (text = ''): string => text.replace(/^[^\S\n]*(?:#.*)?(?:\n|$)/gm, '');

/** The commit that last changed more than comments in each translation. */
function wordCommits(
  projectRoot: string,
  changes: ReadonlyMap<string, readonly CommittedChange[]>,
): Map<string, string> {
  const commits = new Map<string, string>();
  /** The translations whose commit is still to be found. */
  let open = [...changes];
  // Git is asked once for the last change of all files, then for the one before of those that need it.
  for (let depth = 0; open.length > 0; depth += 1) {
    open = open.filter(([, { length }]) => length > depth);
    const hashes = open.flatMap(([, { [depth]: change }]) =>
      change ? [change.before, change.after] : [],
    );
    const blobs = blobsOf(projectRoot, hashes);
    const uncommented = (hash?: string) => withoutComments(blobs.get(hash ?? '')?.text);
    open = open.filter(([file, { [depth]: change }]) => {
      if (!change || uncommented(change.before) === uncommented(change.after)) return true;
      commits.set(file, change.commit);
      return false;
    });
  }
  return commits;
}

interface Overtaken {
  /** By translation, its original's text when the translation was last committed, if that has changed since. */
  translatedOriginals: Map<string, string>;
  /** By translation, both texts when its words were last changed, or right before that, if the original has changed. */
  formerPairs: Map<string, Pair>;
}

/** Finds the translations whose originals have changed in or since their last commit. */
function overtaken(
  projectRoot: string,
  changed: ReadonlyMap<string, string>,
  committed: ReadonlyMap<string, string>,
): Overtaken {
  const all = translationChanges(projectRoot);
  const changes = new Map([...all].filter(([file]) => committed.has(file)));
  const commits = wordCommits(projectRoot, changes);
  const asked = [...changes].flatMap(([file, [last]]) => {
    const { original } = originalOf(file);
    const commit = commits.get(file);
    const pairs = [`${commit}^`, `${commit}`].flatMap((at) => [
      nameAt(at, original),
      nameAt(at, file),
    ]);
    return [nameAt(`${last?.commit}`, original), ...(commit === undefined ? [] : pairs)];
  });
  const blobs = blobsOf(projectRoot, asked);
  const translatedOriginals = new Map<string, string>();
  const formerPairs = new Map<string, Pair>();
  for (const [file, [last]] of changes) {
    const { original } = originalOf(file);
    const isCurrent = (blob: Blob) =>
      !changed.has(original) && blob.hash === committed.get(original);
    const then = blobs.get(nameAt(`${last?.commit}`, original));
    if (then && !isCurrent(then) && !changed.has(file)) translatedOriginals.set(file, then.text);
    const commit = commits.get(file);
    const pairAt = (at: string) => {
      const source = blobs.get(nameAt(at, original));
      const translation = blobs.get(nameAt(at, file));
      return source && translation && { source, translation };
    };
    const before = pairAt(`${commit}^`);
    const after = pairAt(`${commit}`);
    // Where one commit has changed both, it may have moved items of only one.
    const pair = before && before.source.hash !== after?.source.hash ? before : after;
    if (!pair || isCurrent(pair.source)) continue;
    formerPairs.set(file, { original: pair.source.text, translation: pair.translation.text });
  }
  return { translatedOriginals, formerPairs };
}

/** True in a repository of the site's own, or of a bigger one that holds the site as a package. */
const isCommitted = (projectRoot: string): boolean =>
  fs.existsSync(path.join(projectRoot, '.git')) ||
  (fs.existsSync(path.join(projectRoot, 'package.json')) &&
    git(projectRoot, ['ls-files', '--', 'data']).length > 0);

/** Finds slugs and originals that have changed since they were committed: none without Git, or if it is too slow. */
export function sinceCommit(projectRoot: string) {
  const found: {
    committedSlugs: Map<string, string>;
    translatedOriginals: Map<string, string>;
    formerPairs: Map<string, Pair>;
    committedFiles?: ReadonlySet<string>;
    noticed: (readonly [file: string, diagnosis: Diagnosis])[];
  } = {
    committedSlugs: new Map<string, string>(),
    translatedOriginals: new Map<string, string>(),
    formerPairs: new Map<string, Pair>(),
    noticed: [],
  };
  try {
    if (!isCommitted(projectRoot)) return found;
    const changed = changedFiles(projectRoot);
    const committed = committedHashes(projectRoot);
    found.committedSlugs = changedSlugs(projectRoot, changed);
    found.committedFiles = new Set(committed.keys());
    Object.assign(found, overtaken(projectRoot, changed, committed));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') {
      const message =
        'Git is not installed: slugs and originals that have changed since the last commit are not named.';
      const expected = 'Install Git (https://git-scm.com), then run the check again.';
      found.noticed.push(['data', { message, expected, isAdvice: true }]);
    }
    if (code === 'ETIMEDOUT') {
      const message = `Git did not answer within ${MOST_GIT_SECONDS} seconds: slugs and originals that have changed since the last commit are not named.`;
      const expected =
        'Run the check again; where it stays so, "git status" tells what Git is busy with.';
      found.noticed.push(['data', { message, expected, isAdvice: true }]);
    }
  }
  return found;
}
