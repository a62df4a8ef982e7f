/** Merges the published branch into an editor's draft that Git cannot merge: by fields, where Git sees lines. */
import { kindOfAnyFile } from '../../../../../src/content/kinds';
import { isSameText, joinFile } from '../../content/joinFile';
import { type OthersChange, refusalWords } from '../refusalWords';
import { othersChange, refusedFor } from './clashWords';
import { EditRefused } from './editRefused';
import type { GitHub, RemoteFile, TreeItem } from './gitHub';

interface FileVersions {
  base: RemoteFile;
  draft: RemoteFile;
  published: RemoteFile;
}

/**
 * Joins a file that the draft has changed with the published one; undefined if the published file is right already.
 * @throws EditRefused if somebody else's words would be lost
 */
function joinedItem(
  path: string,
  { base, draft, published }: FileVersions,
  change: OthersChange,
): TreeItem | undefined {
  const words = refusalWords.whenPublishing;
  // Both have made the same of it.
  if (draft.oid === published.oid) return undefined;
  // Only the draft has changed it, or deleted it, which is `null`.
  if (published.oid === base.oid) return { path, sha: draft.oid ?? null };
  // Only the published file has changed.
  if (draft.oid === base.oid) return undefined;
  // Both have changed it, and one by deleting it.
  if (published.oid === undefined) throw new EditRefused(words.gone(change));
  if (draft.oid === undefined) throw new EditRefused(words.changedBeforeDeletion(change));
  // Pictures cannot be joined.
  if (!kindOfAnyFile(path)) throw new EditRefused(words.pictureTaken(change));
  const texts = { base: base.text ?? '', mine: draft.text ?? '', theirs: published.text ?? '' };
  const result = joinFile(texts);
  if ('clashes' in result) throw refusedFor(result.clashes, path, change, words);
  return isSameText(result.text, published.text) ? undefined : { path, content: result.text };
}

interface MergedDraft {
  head: string;
  /** What others have published in files that the draft changes, too. */
  joined: OthersChange[];
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
  const [base, draft, published] = await Promise.all([
    gitHub.commit(files, fork),
    gitHub.commit(files, head),
    gitHub.commit(files),
  ]);
  if (!base || !draft || !published) throw new EditRefused(refusalWords.draftChanged);
  if (fork === published.head) return undefined;
  const joined: OthersChange[] = [];
  const items = files.flatMap((path) => {
    const versions = {
      base: base.files.get(path) ?? {},
      draft: draft.files.get(path) ?? {},
      published: published.files.get(path) ?? {},
    };
    const change = othersChange(path, versions.published);
    const item = joinedItem(path, versions, change);
    if (item && 'content' in item) joined.push(change);
    return item ?? [];
  });
  const content = { tree: published.tree, message: 'Join with what is published', items };
  return { head: await gitHub.mergeInto(branch, [head, published.head], content), joined };
}
