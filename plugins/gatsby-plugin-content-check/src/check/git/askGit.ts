/** Asks Git about the files of the content. All of it throws an error if Git fails, is missing or takes too long. */
import { grouped } from '../../../../../src/basics/grouped';
import { git } from '../../../../shared/git';

/** A version of a file. */
export interface Blob {
  hash: string;
  text: string;
}

/** Returns versions of files by name, `commit:./file` or a hash. Leaves out those that do not exist. */
export function blobsOf(projectRoot: string, names: Iterable<string>): Map<string, Blob> {
  const asked = [...new Set(names)].filter((name) => !name.includes('\n'));
  const blobs = new Map<string, Blob>();
  if (asked.length === 0) return blobs;
  const output = git(projectRoot, ['cat-file', '--batch'], asked.join('\n'));
  let at = 0;
  for (const name of asked) {
    const end = output.indexOf('\n', at);
    const [, hash, size] = /^([\da-f]+) blob (\d+)$/.exec(output.toString('utf8', at, end)) ?? [];
    at = end + 1;
    if (hash === undefined) continue;
    blobs.set(name, { hash, text: output.toString('utf8', at, at + Number(size)) });
    at += Number(size) + 1;
  }
  return blobs;
}

/** Returns the files of the content that differ from the last commit, each with its name there. */
export function changedFiles(projectRoot: string): Map<string, string> {
  const args = 'diff --name-status --find-renames -z --relative HEAD -- data';
  const output = git(projectRoot, args.split(' ')).toString();
  // The format is status, former name (only if renamed or copied), name.
  const changes = output.matchAll(/(?:[A-Z]|[RC]\d+\0([^\0]+))\0([^\0]+)\0/g);
  return new Map([...changes].map(([, former, file = '']) => [file, former ?? file]));
}

/** Returns the files of the last commit, with the hashes of their contents. */
export function committedHashes(projectRoot: string): Map<string, string> {
  const output = git(projectRoot, ['ls-tree', '-r', '-z', 'HEAD', 'data/']).toString();
  const entries = output.matchAll(/\S+ blob ([\da-f]+)\t([^\0]+)\0/g);
  return new Map([...entries].map(([, hash = '', file = '']) => [file, hash]));
}

/** A commit that has changed a file, with the hashes of the file's contents before and after it. */
export interface CommittedChange {
  file: string;
  commit: string;
  before: string;
  after: string;
}

/** Returns each translation's commits, the last one first. */
export function translationChanges(projectRoot: string): Map<string, CommittedChange[]> {
  const args = 'log --raw --no-abbrev --no-renames --relative --format=%x01%H -- :(glob)data/??/**';
  const log = git(projectRoot, args.split(' ')).toString();
  const entries = log.split('\x01').slice(1);
  const changes = entries.flatMap((entry) => {
    const [commit = '', ...lines] = entry.split('\n').filter(Boolean);
    return lines.map((line) => {
      const [, before = '', after = '', file = ''] =
        /^:\S+ \S+ (\S+) (\S+) \S+\t(.*)$/.exec(line) ?? [];
      return { file, commit, before, after };
    });
  });
  return grouped(changes, ({ file }) => file);
}
