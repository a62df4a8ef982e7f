/** Joins a commit with what others have saved since the forms were opened, or says why it cannot. */
import { kindOfAnyFile } from '../../../../../src/content/kinds';
import { MAIN_LANGUAGE, originalOf } from '../../../../../src/content/text/languages';
import { isSameText, joinFile } from '../../content/joinFile';
import type { EditingSession } from '../editingSession';
import { type OthersChange, refusalWords } from '../refusalWords';
import { othersChange, refusedFor } from './clashWords';
import { type Addition, blobOid, type CommitInput, textOf, inBase64 } from './commitInput';
import { EditRefused } from './editRefused';
import type { GitHub, RemoteFile } from './gitHub';

interface JoinedCommit {
  /** undefined if the branch holds everything already. */
  input?: CommitInput;
  /** What others have changed in the files to send. */
  joined: OthersChange[];
}

type Files = ReadonlyMap<string, RemoteFile>;

/** What a commit is compared with: what this page remembers, and its branch at the moment of saving. */
interface Comparison {
  gitHub: GitHub;
  session: EditingSession;
  branch: string;
  head: string;
  onBranch: Files;
}

/** Returns what the published commit that the CMS's lists show holds of these files. */
async function listedFiles(
  { gitHub, session: { shownCommit } }: Comparison,
  paths: readonly string[],
): Promise<Files> {
  if (paths.length === 0 || shownCommit === undefined) return new Map();
  const commit = await gitHub.commit(paths, shownCommit);
  return commit?.files ?? new Map();
}

/**
 * Returns the pictures that the branch does not hold yet.
 * @throws EditRefused if a name has been given to another picture since the CMS's lists were loaded
 */
async function picturesToSend(
  comparison: Comparison,
  pictures: readonly Addition[],
): Promise<Addition[]> {
  if (pictures.length === 0) return [];
  const { gitHub, session, onBranch } = comparison;
  const paths = pictures.map(({ path }) => path);
  const published = await gitHub.commit(paths);
  const listed = await listedFiles(comparison, paths);
  const kept: Addition[] = [];
  for (const picture of pictures) {
    const { path, contents } = picture;
    const own = await blobOid(contents);
    // No picture, this one, or one that this editor has seen: only these may be replaced.
    const known = [undefined, own, listed.get(path)?.oid, session.sentPictures.get(path)];
    const present = [onBranch.get(path) ?? {}, published?.files.get(path) ?? {}];
    const other = present.find(({ oid }) => !known.includes(oid));
    if (other)
      throw new EditRefused(refusalWords.whenSaving.pictureTaken(othersChange(path, other)));
    if (onBranch.get(path)?.oid !== own) kept.push(picture);
    session.sentPictures.set(path, own);
  }
  return kept;
}

/**
 * Returns the files that are still there to be deleted: perhaps somebody was faster.
 * @throws EditRefused if somebody has changed one of them since this page has shown it
 */
async function filesToDelete(
  comparison: Comparison,
  deletions: readonly { path: string }[],
): Promise<{ path: string }[]> {
  const { session, onBranch } = comparison;
  const removed = deletions.filter(({ path }) => onBranch.get(path)?.oid !== undefined);
  const pictures = removed.map(({ path }) => path).filter((path) => !kindOfAnyFile(path));
  const listed = await listedFiles(comparison, pictures);
  for (const { path } of removed) {
    const file = onBranch.get(path) ?? {};
    const isRead = kindOfAnyFile(path)
      ? file.text === undefined || session.isKnown(file.text)
      : [listed.get(path)?.oid, session.sentPictures.get(path)].includes(file.oid);
    if (isRead) continue;
    const change = othersChange(path, file);
    throw new EditRefused(refusalWords.whenSaving.changedBeforeDeletion(change));
  }
  return removed;
}

/** Returns the text that the form and the branch both began with. */
async function commonBeginning(
  { gitHub, session, branch, head }: Comparison,
  path: string,
  { opened, theirs }: { opened: string; theirs: string },
): Promise<string> {
  const stored = session.storedFor(opened);
  const isUnchanged = isSameText(theirs, opened) || isSameText(theirs, stored);
  if (opened === '' || isUnchanged) return opened;
  const common = await gitHub.commonText(path, stored, branch, head);
  return common === stored ? opened : common;
}

/**
 * Returns the text of a content file with what others have saved meanwhile; undefined if there is nothing to save.
 * @param mine the form's text
 * @throws EditRefused if somebody else's words would be lost
 */
async function textToSend(
  comparison: Comparison,
  path: string,
  mine: string,
): Promise<string | undefined> {
  const words = refusalWords.whenSaving;
  const file = comparison.onBranch.get(path) ?? {};
  const { text: theirs } = file;
  const opened = comparison.session.openingOf(path, mine, theirs);
  if (isSameText(mine, opened) || isSameText(mine, theirs)) return undefined;
  const change = othersChange(path, file);
  if (theirs === undefined) {
    if (opened !== '') throw new EditRefused(words.gone(change));
    return mine;
  }
  const isNewEntry = opened === '' && originalOf(path).language === MAIN_LANGUAGE;
  if (isNewEntry) throw new EditRefused(words.exists(change));
  const base = await commonBeginning(comparison, path, { opened, theirs });
  const result = joinFile({ base, mine, theirs });
  if ('clashes' in result) throw refusedFor(result.clashes, path, change, words);
  return result.text === theirs ? undefined : result.text;
}

/**
 * Returns the commit without the files that this editor has not changed, joined with the branch as it is.
 * @throws EditRefused if the branch is gone, or somebody else's words or pictures would be lost
 */
export async function joinCommit(
  gitHub: GitHub,
  session: EditingSession,
  input: CommitInput,
): Promise<JoinedCommit> {
  const { additions = [], deletions = [] } = input.fileChanges ?? {};
  const { branchName: branch } = input.branch;
  const paths = [...additions, ...deletions].map(({ path }) => path);
  const remote = await gitHub.branch(branch, paths);
  if (!remote) throw new EditRefused(refusalWords.draftGone);

  const { head, files: onBranch } = remote;
  const comparison = { gitHub, session, branch, head, onBranch };
  const removed = await filesToDelete(comparison, deletions);
  const pictures = additions.filter(({ path }) => !kindOfAnyFile(path));
  const toSend = await picturesToSend(comparison, pictures);
  const joined: OthersChange[] = [];
  for (const { path, contents } of additions.filter((addition) => kindOfAnyFile(addition.path))) {
    const mine = textOf(contents);
    const text = await textToSend(comparison, path, mine);
    if (text === undefined) continue;
    if (text !== mine) joined.push(othersChange(path, onBranch.get(path) ?? {}));
    session.noteSent(path, mine, text);
    toSend.push({ path, contents: inBase64(text) });
  }

  if (toSend.length + removed.length === 0) return { joined };
  const fileChanges = { additions: toSend, deletions: removed };
  return { input: { ...input, expectedHeadOid: head, fileChanges }, joined };
}
