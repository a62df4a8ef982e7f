/** Joins a commit with what others have saved since the forms were opened, or says why it cannot. */
import { fieldOf } from '../../../../src/content/introspect';
import { MAIN_LANGUAGE, originalOf } from '../../../../src/content/languages';
import { wordsOf } from '../../../../src/content/translation';
import { nameIn, shown } from '../../../gatsby-plugin-content-check/browser';
import { kindOf } from '../forms/contentFiles';
import { isSameText, joinFile } from '../forms/joinFile';
import { listName } from '../forms/removal';
import type { Change } from '../forms/words';
import type { Clash } from '../yaml/joinData';
import { ownWords } from './cmsLanguage';
import type { GitHub, RemoteFile } from './gitHub';
import { isKnown, noteSent, openingOf, storedFor } from './openings';

/** https://docs.github.com/en/graphql/reference/input-objects#createcommitonbranchinput */
export interface CommitInput {
  branch: { repositoryNameWithOwner: string; branchName: string };
  expectedHeadOid: string;
  fileChanges?: {
    additions?: { path: string; contents: string }[];
    deletions?: { path: string }[];
  };
}

/** A refusal of our own, in the editor's language. */
export class Sentence extends Error {}

export const decoded = (base64: string): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)),
  );

function encoded(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join(''));
}

/** Returns a line for each field that both have changed, with what it holds now. */
function clashLines(file: string, clashes: readonly Clash[]): string[] {
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

/**
 * Returns the commit without the files that this editor has not changed, joined with the branch as it is.
 * @throws Sentence if somebody else's words would be lost
 */
export async function holdCommit(gitHub: GitHub, input: CommitInput): Promise<HeldCommit> {
  const { additions = [], deletions = [] } = input.fileChanges ?? {};
  const { branchName } = input.branch;
  const words = ownWords();
  const paths = [...additions, ...deletions].map(({ path }) => path).filter(kindOf);
  const remote = await gitHub.branch(branchName, paths);
  if (!remote) throw new Sentence(words.draftGone);
  const changeOf = (path: string, { who = words.somebody }: RemoteFile): Change => ({
    form: listName(path),
    who,
  });

  for (const { path } of deletions) {
    const file = remote.files.get(path);
    if (file?.text === undefined || isKnown(file.text)) continue;
    throw new Sentence(words.changedBeforeDeletion(changeOf(path, file)));
  }

  const kept: typeof additions = [];
  const joined: Change[] = [];
  for (const addition of additions) {
    const { path, contents } = addition;
    const file = remote.files.get(path);
    if (!file) {
      kept.push(addition);
      continue;
    }
    const mine = decoded(contents);
    const opened = openingOf(path, mine, file.text);
    if (isSameText(mine, opened) || isSameText(mine, file.text)) continue;
    const change = changeOf(path, file);
    if (file.text === undefined) {
      if (opened !== '') throw new Sentence(words.gone(change));
      noteSent(path, mine, mine);
      kept.push(addition);
      continue;
    }
    const isNewEntry = opened === '' && originalOf(path).language === MAIN_LANGUAGE;
    if (isNewEntry) throw new Sentence(words.exists(change));
    const theirs = file.text;
    const stored = storedFor(opened);
    const isPlain = opened === '' || isSameText(theirs, opened) || isSameText(theirs, stored);
    const common = isPlain
      ? stored
      : await gitHub.commonText(path, stored, branchName, remote.head);
    const base = common === stored ? opened : common;
    const { text, clashes } = joinFile({ base, mine, theirs });
    const isDamaged = clashes.some((clash) => clash.path.length === 0);
    if (isDamaged) throw new Sentence(words.damaged(change));
    if (clashes.length > 0) throw new Sentence(words.clash(change, clashLines(path, clashes)));
    if (text === theirs) continue;
    if (text !== mine) joined.push(change);
    noteSent(path, mine, text);
    kept.push({ path, contents: encoded(text) });
  }

  const { head } = remote;
  if (kept.length + deletions.length === 0) return { head, joined };
  const fileChanges = { additions: kept, deletions };
  return { input: { ...input, expectedHeadOid: head, fileChanges }, head, joined };
}
