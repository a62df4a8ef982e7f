/** What is sent, or refused, by what the branch holds: without Git, whose part is in twoEditors.test.ts. */
import { EditingSession } from '../../../../../plugins/gatsby-plugin-content-admin/src/client/editingSession';
import { inBase64 } from '../../../../../plugins/gatsby-plugin-content-admin/src/client/gitHub/commitInput';
import {
  GitHub,
  type RemoteFile,
} from '../../../../../plugins/gatsby-plugin-content-admin/src/client/gitHub/gitHub';
import { joinCommit } from '../../../../../plugins/gatsby-plugin-content-admin/src/client/gitHub/joinCommit';
import { siteFolder } from '../../../../../plugins/gatsby-plugin-content-admin/src/content/siteFolder';

const FILE = 'data/services/news.yaml';
const MINE = 'slug: news\nname: News\n';

/** Saves a form that began with a text, where the branch holds this; returns the files that are sent. */
async function save(opened: string, onBranch: RemoteFile): Promise<string[]> {
  const repository = { fullName: 'acme/website', published: 'main', site: siteFolder(undefined) };
  const gitHub = new GitHub(jest.fn(), '', new Headers(), repository);
  const remote = { head: '1', tree: '2', files: new Map([[FILE, onBranch]]) };
  jest.spyOn(gitHub, 'branch').mockResolvedValue(remote);
  jest.spyOn(gitHub, 'commonText').mockResolvedValue(opened);
  const session = new EditingSession();
  session.noteOpening(FILE, { base: opened, text: MINE });
  const { input } = await joinCommit(gitHub, session, {
    branch: { repositoryNameWithOwner: 'acme/website', branchName: 'cms/services/news' },
    expectedHeadOid: '1',
    fileChanges: { additions: [{ path: FILE, contents: inBase64(MINE) }] },
  });
  return (input?.fileChanges?.additions ?? []).map(({ path }) => path);
}

test('a new entry is saved where nobody has one with its slug', async () => {
  expect(await save('', {})).toEqual([FILE]);
});

test('a new entry is not saved over one that a colleague has created with its slug', async () => {
  const theirs = { oid: '3', text: 'slug: news\nname: Theirs\n', who: 'Omar' };
  await expect(save('', theirs)).rejects.toThrow(
    /^Services › news: Omar has created an entry with this slug.*Choose another slug/,
  );
});

test('an entry is not saved over a file that no form can read, and the editor reads whom to ask', async () => {
  const theirs = { oid: '3', text: 'slug: news\nname: [\n', who: 'Omar' };
  await expect(save('slug: news\nname: Old\n', theirs)).rejects.toThrow(
    /^Services › news: Omar has changed the file in a way that this form cannot read.*Ask Omar/,
  );
});
