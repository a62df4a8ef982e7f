/** What /admin says when something cannot be saved, and when others' changes were joined with the editor's. */

export interface OthersChange {
  /** An entry as its list names it, like "Case studies › telco", or a picture's file name. */
  what: string;
  who: string;
}

const listed = (changes: readonly OthersChange[]): string =>
  changes.map(({ what, who }) => `${what} (${who})`).join(', ');

const KEPT = 'What you have written is still in the form.';

const RELOAD =
  'Copy it or leave it: reload the page, open the entry and choose Restore when it offers your draft.';

export const refusalWords = {
  whenSaving: {
    clash: ({ what, who }: OthersChange, fields: readonly string[]) =>
      `${what}: ${who} has changed the same as you, after you opened it. Nothing was saved. ${KEPT}\n\n${fields.join('\n')}\n\nWrite there what both of you want, or agree with ${who}. To take theirs, write just that, and save. To write over it, copy your words, reload the page and write them into the entry as it is then.`,
    /** An entry that this editor has changed was deleted. */
    gone: ({ what, who }: OthersChange) =>
      `${what}: ${who} has deleted this after you opened it. Nothing was saved. ${KEPT} Copy it if you need it, and talk to ${who}; a new entry can hold it.`,
    /** An entry that this editor deletes was changed. */
    changedBeforeDeletion: ({ what, who }: OthersChange) =>
      `Not deleted.\n\n${what}: ${who} has changed this since this page was loaded. Reload the page, read it, and delete it then.`,
    /** Another picture has this name. */
    pictureTaken: ({ what, who }: OthersChange) =>
      `${who} has saved another picture under the name ${what} after this page was loaded. Nothing was saved. ${KEPT} Give your file another name on your computer, choose it again, and save.`,
    /** Nothing stood in the way: the result holds both. */
    joined: (changes: readonly OthersChange[]) =>
      `Saved. Others had changed this since you opened it, and your draft now holds both: ${listed(changes)}. Reload the page to see all of it.`,
    /** A new entry's slug was taken. */
    exists: ({ what, who }: OthersChange) =>
      `${what}: ${who} has created an entry with this slug in the meantime. Nothing was saved. ${KEPT} Choose another slug, or copy your words, reload the page and write them into that entry.`,
    /** Not even the fields can be told apart. */
    damaged: ({ what, who }: OthersChange) =>
      `${what}: ${who} has changed the file in a way that this form cannot read. Nothing was saved. ${KEPT} Ask ${who} or a developer to mend the file on GitHub, then save again.`,
  },
  whenPublishing: {
    clash: ({ what, who }: OthersChange, fields: readonly string[]) =>
      `Not published: since this draft was begun, ${who} has changed the same in ${what}. The draft is kept.\n\n${fields.join('\n')}\n\nTo take theirs, open the draft, write just that, save and publish. To write over it, copy your words, discard the draft and write them into the entry as it is then.`,
    gone: ({ what, who }: OthersChange) =>
      `Not published: since this draft was begun, ${who} has deleted ${what}. The draft is kept. Talk to ${who}; if the words are still needed, copy them, discard the draft and write them into a new entry.`,
    changedBeforeDeletion: ({ what, who }: OthersChange) =>
      `Not published: this draft deletes ${what}, which ${who} has changed since. Choose Cancel Deletion, reload the page, read the entry, and delete it then.`,
    pictureTaken: ({ what, who }: OthersChange) =>
      `Not published: since this draft was begun, ${who} has published another picture under the name ${what}. The draft is kept. Give your file another name, choose it in the draft again, save and publish.`,
    /** Not even the fields can be told apart: in the draft's file or in the published one. */
    damaged: ({ what, who }: OthersChange) =>
      `Not published: the draft of ${what} cannot be joined with what ${who} has published since it was begun, because one of the two files cannot be read. The draft is kept. Ask ${who} or a developer to mend the file on GitHub, then reload the page and publish again.`,
    joined: (changes: readonly OthersChange[]) =>
      `Published. Others had changed this since the draft was begun, and the site now gets both: ${listed(changes)}. Reload the page to see all of it.`,
  },
  /** A field in `clash`, with what the other has written. */
  field: (name: string, theirs: string) => `${name} is now: ${theirs}`,
  /** Somebody has a draft of this entry; `who` is undefined for the editor's own. */
  otherDraft: (who: string | undefined) =>
    `${who === undefined ? 'You have' : `${who} has`} a draft of this entry that this page does not show yet. Nothing was saved. ${KEPT} ${RELOAD} Then save: both are joined field by field.`,
  draftGone: `The draft that you are editing is no longer there: it was published, discarded, or its branch deleted on GitHub. Nothing was saved. ${KEPT} ${RELOAD}`,
  draftChanged:
    'Somebody has changed this draft since this page was loaded. Nothing was done. Reload the page, read the draft, and try again.',
  nothingChanged: 'This is what is published already. There is nothing to save.',
  signIn:
    'GitHub no longer accepts your sign-in. Nothing was saved. What you have written is kept in this browser: choose Sign Out in the account menu, sign in again, open the entry and choose Restore.',
  noRight: (words: string) =>
    `GitHub does not allow you this. Nothing was saved. ${KEPT} Ask the owner for the role Write in the repository, or for a token that may write. GitHub says: “${words}”`,
  wait: (minutes: number) =>
    `GitHub has had too many requests from you for the moment. Nothing was saved. ${KEPT} Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`,
  unreachable: `GitHub cannot be reached. Nothing was saved. ${KEPT} Try again when you are online.`,
  unreachableAfter: `The connection to GitHub was lost while saving, so nobody knows yet whether it was saved. ${KEPT} When you are online, save again: what has arrived is not saved twice.`,
  siteUnreachable: `The site cannot be reached, so your words could not be checked. Nothing was saved. ${KEPT} Try again when you are online.`,
  /** As above, for a deletion. */
  uncheckedDeletion:
    'Not deleted.\n\nThe site cannot be reached, so it could not be checked whether anything needs this. Try again when you are online.',
  publishUnreachable:
    'The connection to GitHub was lost. When you are online, reload the page: it shows whether this was done. The draft is kept.',
  checkRunning:
    'Not published yet: the check of this draft is still running. It takes some minutes. Then publish again; the draft is kept.',
  checkFailed:
    'Not published: the check has found a mistake. The pull request on GitHub names it. Correct it in the draft and save; the draft is kept.',
  needsReview:
    'Not published: somebody else has to approve the pull request on GitHub first. The draft is kept.',
  notMergeable:
    'Not published: GitHub cannot merge this draft at the moment. The draft is kept. Wait a minute and publish again. If that does not help, show a developer the pull request on GitHub.',
  notReady: 'Not published: set the status to Ready first. The draft is kept.',
  /** For a refusal of GitHub's that none of these describes. */
  unknownRefusal: (words: string) => `GitHub refused this: “${words}”`,
  /** The server of the working copy cannot read a file or a folder. */
  unreadable: (path: string, words: string) =>
    `${path} could not be read. The server says: “${words}”`,
  somebody: 'somebody',
  removed: '(removed)',
};
