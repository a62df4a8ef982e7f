/** Joins a commit with what others have saved since the forms were opened, or says why it cannot. */
import { fieldOf } from '../../../../src/content/model/introspect';
import { wordsOf } from '../../../../src/content/model/translation';
import { MAIN_LANGUAGE, originalOf } from '../../../../src/content/text/languages';
import { nameIn, shown } from '../../../gatsby-plugin-content-check/browser';
import { kindOf } from '../forms/contentFiles';
import { isSameText, joinFile } from '../forms/joinFile';
import { listName } from '../forms/removal';
import type { Change } from '../forms/words';
import type { Clash } from '../yaml/joinData';
import { ownWords } from './cmsLanguage';
import type { EditingSession } from './editingSession';
import type { GitHub, RemoteFile } from './gitHub';

/** https://docs.github.com/en/graphql/reference/input-objects#createcommitonbranchinput */
export interface CommitInput {
  branch: { repositoryNameWithOwner: string; branchName: string };
  expectedHeadOid: string;
  fileChanges?: {
    additions?: { path: string; contents: string }[];
    deletions?: { path: string }[];
  };
}

/** Our own refusal of what the CMS is about to send; its message is for the editor, in the editor's language. */
export class EditRefused extends Error {}

const bytesIn = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** Returns the text of a file that a commit holds in Base64. */
export const decoded = (base64: string): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytesIn(base64));

/** Git's name for these bytes: https://git-scm.com/book/en/v2/Git-Internals-Git-Objects */
async function blobOid(base64: string): Promise<string> {
  const bytes = bytesIn(base64);
  const blob = new Blob([`blob ${bytes.length}\0`, bytes]);
  const digest = await crypto.subtle.digest('SHA-1', await blob.arrayBuffer());
  const pairs = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return pairs.join('');
}

function encoded(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join(''));
}

/** Returns a line for each field that both have changed, with what it holds now. */
export function clashLines(file: string, clashes: readonly Clash[]): string[] {
  const kind = kindOf(file);
  if (!kind) return [];
  const words = ownWords();
  const isMain = originalOf(file).language === MAIN_LANGUAGE;
  const model = fieldOf(isMain ? kind.schema : wordsOf(kind.schema));
  return clashes.map(({ path, theirs }) => {
    const value = typeof theirs === 'string' ? theirs : JSON.stringify(theirs);
    return words.field(nameIn(model, path), theirs === undefined ? words.removed : shown(value));
  });
}

interface HeldCommit {
  /** undefined if the branch holds everything already. */
  input?: CommitInput;
  head: string;
  joined: Change[];
}

interface Addition {
  path: string;
  contents: string;
}

/** A file as its list names it. */
export const changeOf = (path: string, { who = ownWords().somebody }: RemoteFile): Change => ({
  form: kindOf(path) ? listName(path) : path.replace(/^.*\//, ''),
  who,
});

type Files = ReadonlyMap<string, RemoteFile>;

/** Returns the pictures as the CMS's lists show them. */
async function listedFiles(
  gitHub: GitHub,
  { shownCommit }: EditingSession,
  paths: readonly string[],
): Promise<Files> {
  if (paths.length === 0 || shownCommit === undefined) return new Map();
  const commit = await gitHub.commit(paths, shownCommit);
  return commit?.files ?? new Map();
}

/**
 * Returns the pictures that a branch does not hold yet.
 * @throws EditRefused if a name has been given to another picture since the CMS's lists were loaded
 */
async function heldPictures(
  gitHub: GitHub,
  session: EditingSession,
  pictures: readonly Addition[],
  onBranch: Files,
): Promise<Addition[]> {
  if (pictures.length === 0) return [];
  const paths = pictures.map(({ path }) => path);
  const published = await gitHub.commit(paths);
  const listed = await listedFiles(gitHub, session, paths);
  const kept: Addition[] = [];
  for (const picture of pictures) {
    const { path, contents } = picture;
    const own = await blobOid(contents);
    const known = [undefined, own, listed.get(path)?.oid, session.sentPictures.get(path)];
    const there = [onBranch.get(path) ?? {}, published?.files.get(path) ?? {}];
    const other = there.find(({ oid }) => !known.includes(oid));
    if (other) throw new EditRefused(ownWords().pictureTaken(changeOf(path, other)));
    if (onBranch.get(path)?.oid !== own) kept.push(picture);
    session.sentPictures.set(path, own);
  }
  return kept;
}

/**
 * Returns the files that are still there to be deleted: perhaps somebody was faster.
 * @throws EditRefused if somebody has changed one of them since this page has shown it
 */
async function heldDeletions(
  gitHub: GitHub,
  session: EditingSession,
  deletions: readonly { path: string }[],
  onBranch: Files,
): Promise<{ path: string }[]> {
  const removed = deletions.filter(({ path }) => onBranch.get(path)?.oid !== undefined);
  const pictures = removed.map(({ path }) => path).filter((path) => !kindOf(path));
  const listed = await listedFiles(gitHub, session, pictures);
  for (const { path } of removed) {
    const file = onBranch.get(path) ?? {};
    const isRead = kindOf(path)
      ? file.text === undefined || session.isKnown(file.text)
      : [listed.get(path)?.oid, session.sentPictures.get(path)].includes(file.oid);
    if (!isRead) throw new EditRefused(ownWords().changedBeforeDeletion(changeOf(path, file)));
  }
  return removed;
}

/** A branch as it is at the moment of saving. */
interface Branch {
  name: string;
  head: string;
}

/** Returns the text that both the form and the branch began with: what the form was opened with, if the branch has it. */
async function beginningOf(
  gitHub: GitHub,
  session: EditingSession,
  path: string,
  { opened, theirs }: { opened: string; theirs: string },
  branch: Branch,
): Promise<string> {
  const stored = session.storedFor(opened);
  const isPlain = opened === '' || isSameText(theirs, opened) || isSameText(theirs, stored);
  if (isPlain) return opened;
  const common = await gitHub.commonText(path, stored, branch.name, branch.head);
  return common === stored ? opened : common;
}

/**
 * Returns the text of a content file with what others have saved meanwhile; undefined if there is nothing to save.
 * @param mine the form's text
 * @throws EditRefused if somebody else's words would be lost
 */
async function heldText(
  gitHub: GitHub,
  session: EditingSession,
  path: string,
  { mine, file }: { mine: string; file: RemoteFile },
  branch: Branch,
): Promise<string | undefined> {
  const words = ownWords();
  const { text: theirs } = file;
  const opened = session.openingOf(path, mine, theirs);
  if (isSameText(mine, opened) || isSameText(mine, theirs)) return undefined;
  const change = changeOf(path, file);
  if (theirs === undefined) {
    if (opened !== '') throw new EditRefused(words.gone(change));
    return mine;
  }
  const isNewEntry = opened === '' && originalOf(path).language === MAIN_LANGUAGE;
  if (isNewEntry) throw new EditRefused(words.exists(change));
  const base = await beginningOf(gitHub, session, path, { opened, theirs }, branch);
  const { text, clashes } = joinFile({ base, mine, theirs });
  const isDamaged = clashes.some((clash) => clash.path.length === 0);
  if (isDamaged) throw new EditRefused(words.damaged(change));
  if (clashes.length > 0) throw new EditRefused(words.clash(change, clashLines(path, clashes)));
  return text === theirs ? undefined : text;
}

/**
 * Returns the commit without the files that this editor has not changed, joined with the branch as it is.
 * @throws EditRefused if somebody else's words or pictures would be lost
 */
export async function holdCommit(
  gitHub: GitHub,
  session: EditingSession,
  input: CommitInput,
): Promise<HeldCommit> {
  const { additions = [], deletions = [] } = input.fileChanges ?? {};
  const { branchName } = input.branch;
  const paths = [...additions, ...deletions].map(({ path }) => path);
  const remote = await gitHub.branch(branchName, paths);
  if (!remote) throw new EditRefused(ownWords().draftGone);

  const { head } = remote;
  const removed = await heldDeletions(gitHub, session, deletions, remote.files);
  const pictures = additions.filter(({ path }) => !kindOf(path));
  const kept = await heldPictures(gitHub, session, pictures, remote.files);
  const joined: Change[] = [];
  for (const { path, contents } of additions.filter((addition) => kindOf(addition.path))) {
    const mine = decoded(contents);
    const file = remote.files.get(path) ?? {};
    const text = await heldText(gitHub, session, path, { mine, file }, { name: branchName, head });
    if (text === undefined) continue;
    if (text !== mine) joined.push(changeOf(path, file));
    session.noteSent(path, mine, text);
    kept.push({ path, contents: encoded(text) });
  }

  if (kept.length + removed.length === 0) return { head, joined };
  const fileChanges = { additions: kept, deletions: removed };
  return { input: { ...input, expectedHeadOid: head, fileChanges }, head, joined };
}
