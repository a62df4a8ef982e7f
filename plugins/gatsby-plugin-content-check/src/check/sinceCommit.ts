import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { hasPages } from '../../../../src/content/kind';
import { kindOfFile } from '../../../../src/content/kinds';
import { MAIN_LANGUAGE, originalOf } from '../../../../src/content/languages';
import type { Diagnosis } from '../yaml/finding';
import { slugLine } from './contentFile';
import type { Pair } from './moved';

/** A large repository on a slow disk takes several seconds the first time. */
const MOST_SECONDS = 10;

/** The output of a Git command. @throws Error if it fails or takes too long */
const git = (projectRoot: string, ...args: string[]): string =>
  execFileSync('git', ['-C', projectRoot, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: MOST_SECONDS * 1000,
  });

function committedSlugs(projectRoot: string): Map<string, string> {
  const slugs = new Map<string, string>();
  const args = 'diff --name-status --find-renames --diff-filter=MR -z --relative HEAD -- data';
  const changed = git(projectRoot, ...args.split(' '));
  // The format is status, former name (only if renamed), name.
  for (const [, former, file = ''] of changed.matchAll(/(?:M|R\d+\0([^\0]+))\0([^\0]+)\0/g)) {
    const kind = kindOfFile(file);
    if (!kind || !hasPages(kind)) continue;
    const now = slugLine(fs.readFileSync(path.join(projectRoot, file), 'utf8'));
    const then = slugLine(git(projectRoot, 'show', `HEAD:./${former ?? file}`));
    if (then !== undefined && then !== now) slugs.set(file, then);
  }
  return slugs;
}

const committedFiles = (projectRoot: string): ReadonlySet<string> =>
  new Set(git(projectRoot, 'ls-tree', '-r', '-z', '--name-only', 'HEAD', 'data/').split('\0'));

const TRANSLATIONS = ':(glob)data/??/**';

function lastCommits(projectRoot: string): Map<string, string> {
  const commits = new Map<string, string>();
  const log = git(
    projectRoot,
    'log',
    '--format=%x01%H',
    '--name-only',
    '--relative',
    '--',
    TRANSLATIONS,
  );
  for (const entry of log.split('\x01').slice(1)) {
    const [commit = '', ...files] = entry.split('\n').filter(Boolean);
    for (const file of files) if (!commits.has(file)) commits.set(file, commit);
  }
  const changed = git(
    projectRoot,
    'diff',
    '--name-only',
    '-z',
    '--relative',
    'HEAD',
    '--',
    TRANSLATIONS,
  );
  for (const file of changed.split('\0')) commits.delete(file);
  return commits;
}

/**
 * Maps each translation whose original has changed since the translation was last committed to the original's text
 * at that commit.
 */
function translatedOriginals(projectRoot: string): Map<string, string> {
  const commits = lastCommits(projectRoot);
  const texts = new Map<string, string>();
  for (const commit of new Set(commits.values())) {
    const args = ['--name-only', '-z', '--relative', '--diff-filter=M', commit, '--', 'data'];
    const changed = git(projectRoot, 'diff', ...args).split('\0');
    for (const [file, last] of commits) {
      const { original } = originalOf(file);
      if (last !== commit || !changed.includes(original)) continue;
      texts.set(file, git(projectRoot, 'show', `${commit}:./${original}`));
    }
  }
  return texts;
}

/** Git's option for commits that change more than comments and blank lines. */
const WORDS = '-G^[[:space:]]*[^#[:space:]]';

/** Commits of the content that change more than comments, the last one first, each with its files. */
const contentCommits = (projectRoot: string) =>
  git(projectRoot, 'log', WORDS, '--format=%x01%H', '--name-only', '--relative', '--', 'data')
    .split('\x01')
    .slice(1)
    .map((entry) => {
      const [commit = '', ...files] = entry.split('\n').filter(Boolean);
      return { commit, files: new Set(files) };
    });

/** The texts of files at commits, by name: `commit:./file`. Leaves out those that were not there. */
function textsAt(projectRoot: string, names: readonly string[]): Map<string, string> {
  const output = execFileSync('git', ['-C', projectRoot, 'cat-file', '--batch'], {
    input: names.join('\n'),
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: MOST_SECONDS * 1000,
    maxBuffer: Infinity,
  });
  const texts = new Map<string, string>();
  let at = 0;
  for (const name of names) {
    const end = output.indexOf('\n', at);
    const size = /^[\da-f]+ blob (\d+)$/.exec(output.toString('utf8', at, end))?.[1];
    at = end + 1;
    if (size === undefined) continue;
    texts.set(name, output.toString('utf8', at, at + Number(size)));
    at += Number(size) + 1;
  }
  return texts;
}

/** A translation, and the commits at which to look for it, the best first. */
type Base = readonly [file: string, commits: readonly string[]];

/** The translations whose originals have changed in or since the last commit of their words. */
function overtaken(projectRoot: string): Base[] {
  const changed = git(projectRoot, 'diff', '--name-only', '-z', '--relative', 'HEAD', '--', 'data');
  const touched = new Set(changed.split('\0'));
  const seen = new Set<string>();
  const bases: Base[] = [];
  for (const { commit, files } of contentCommits(projectRoot)) {
    for (const file of files) {
      const { original, language } = originalOf(file);
      if (language === MAIN_LANGUAGE || seen.has(file)) continue;
      seen.add(file);
      // The first commit of a file has no parent with it.
      if (files.has(original)) bases.push([file, [`${commit}^`, commit]]);
      else if (touched.has(original)) bases.push([file, [commit]]);
    }
    for (const file of files) touched.add(file);
  }
  return bases;
}

/**
 * Maps each translation that its original has overtaken to both texts as they were when its words were last changed,
 * or right before that.
 */
function formerPairs(projectRoot: string): Map<string, Pair> {
  const names = overtaken(projectRoot).flatMap(([file, commits]) =>
    commits.map((commit) => ({
      file,
      original: `${commit}:./${originalOf(file).original}`,
      translation: `${commit}:./${file}`,
    })),
  );
  const texts = textsAt(
    projectRoot,
    names.flatMap(({ original, translation }) => [original, translation]),
  );
  const pairs = new Map<string, Pair>();
  for (const { file, ...name } of names) {
    const [original, translation] = [texts.get(name.original), texts.get(name.translation)];
    if (pairs.has(file) || original === undefined || translation === undefined) continue;
    pairs.set(file, { original, translation });
  }
  return pairs;
}

/** True in a repository of the site's own, or of a bigger one that holds the site as a package. */
const isCommitted = (projectRoot: string): boolean =>
  fs.existsSync(path.join(projectRoot, '.git')) ||
  (fs.existsSync(path.join(projectRoot, 'package.json')) &&
    git(projectRoot, 'ls-files', '--', 'data') !== '');

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
    found.committedSlugs = committedSlugs(projectRoot);
    found.committedFiles = committedFiles(projectRoot);
    found.translatedOriginals = translatedOriginals(projectRoot);
    found.formerPairs = formerPairs(projectRoot);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') {
      const message =
        'Git is not installed: slugs and originals that have changed since the last commit are not named.';
      const expected = 'Install Git (https://git-scm.com), then run the check again.';
      found.noticed.push(['data', { message, expected, isAdvice: true }]);
    }
    if (code === 'ETIMEDOUT') {
      const message = `Git did not answer within ${MOST_SECONDS} seconds: slugs and originals that have changed since the last commit are not named.`;
      const expected =
        'Run the check again; where it stays so, "git status" tells what Git is busy with.';
      found.noticed.push(['data', { message, expected, isAdvice: true }]);
    }
  }
  return found;
}
