/** Merges the published branch into a draft that Git cannot merge: by fields, where Git sees lines. */
import { kindOf } from '../forms/contentFiles';
import { isSameText, joinFile } from '../forms/joinFile';
import type { Change } from '../forms/words';
import { changeOf, clashLines } from './clashWords';
import { ownWords } from './cmsLanguage';
import { EditRefused } from './editRefused';
import type { GitHub, RemoteFile, TreeEntry } from './gitHub';

interface Versions {
  base: RemoteFile;
  mine: RemoteFile;
  theirs: RemoteFile;
}

/**
 * Joins a file that the draft has changed with the published one; undefined if that holds all of it.
 * @throws EditRefused if somebody else's words would be lost
 */
function joinedEntry(
  path: string,
  { base, mine, theirs }: Versions,
  change: Change,
): TreeEntry | undefined {
  const words = ownWords();
  if (mine.oid === theirs.oid) return undefined;
  if (theirs.oid === base.oid) return { path, sha: mine.oid ?? null };
  if (mine.oid === base.oid) return undefined;
  if (theirs.oid === undefined) throw new EditRefused(words.goneBeforePublishing(change));
  if (mine.oid === undefined) throw new EditRefused(words.changedBeforePublishing(change));
  if (!kindOf(path)) throw new EditRefused(words.pictureBeforePublishing(change));
  const texts = { base: base.text ?? '', mine: mine.text ?? '', theirs: theirs.text ?? '' };
  const { text, clashes } = joinFile(texts);
  if (clashes.length > 0) {
    throw new EditRefused(words.clashBeforePublishing(change, clashLines(path, clashes)));
  }
  return isSameText(text, theirs.text) ? undefined : { path, content: text };
}

interface MergedDraft {
  head: string;
  joined: Change[];
}

/**
 * Merges what is published into a draft, field by field; undefined if the draft holds it already.
 * @throws EditRefused if somebody else's words would be lost
 */
export async function mergePublished(
  gitHub: GitHub,
  { branch, head }: { branch: string; head: string },
): Promise<MergedDraft | undefined> {
  const { fork, files } = await gitHub.changes(head);
  const [base, mine, theirs] = await Promise.all([
    gitHub.commit(files, fork),
    gitHub.commit(files, head),
    gitHub.commit(files),
  ]);
  if (!base || !mine || !theirs) throw new EditRefused(ownWords().draftChanged);
  if (fork === theirs.head) return undefined;
  const joined: Change[] = [];
  const entries = files.flatMap((path) => {
    const versions = {
      base: base.files.get(path) ?? {},
      mine: mine.files.get(path) ?? {},
      theirs: theirs.files.get(path) ?? {},
    };
    const change = changeOf(path, versions.theirs);
    const entry = joinedEntry(path, versions, change);
    if (entry && 'content' in entry) joined.push(change);
    return entry ?? [];
  });
  const commit = { tree: theirs.tree, message: 'Join with what is published', entries };
  return { head: await gitHub.mergeInto(branch, [head, theirs.head], commit), joined };
}
