/** @jest-environment node */
/**
 * Two people at one site (sveltia/sveltia-cms 776, 1002): in every order of open, merge, save and reload, what ends on
 * the published branch has the words of both.
 */
import { type Forge, startForge } from '../../../../../stand-in-api/forge/server';
import { pretendAdmin } from '../../../../support/adminWindow';
import { type CmsEditor, openEditor } from '../../../../support/cmsEditor';
import { siteSources, textOf } from '../../../../support/contentCheck';
import '../../../../support/checkWorker';

const mockNotes: (string | undefined)[] = [];
jest.mock('../../../../../plugins/gatsby-plugin-content-admin/src/client/note', () => ({
  showNote: (sentence: string | undefined) => mockNotes.push(sentence),
}));

const RISK = 'data/services/risk.yaml';
const ARABIC = 'data/ar/services/risk.yaml';
const BRANCH = 'cms/services/risk';

const files = Object.fromEntries(
  siteSources
    .filter(({ file }) => [RISK, ARABIC, 'data/case-studies/telco.yaml'].includes(file))
    .map(({ file, text }) => [file, text]),
);

// Git starts some ten times in each: a second at rest, half a minute where a machine is busy.
jest.setTimeout(180_000);

let forge: Forge;
let mona: CmsEditor;
let omar: CmsEditor;

beforeAll(pretendAdmin);

beforeEach(async () => {
  forge = await startForge({ files });
  mona = openEditor(forge, 'mona');
  omar = openEditor(forge, 'omar');
  await mona.reload();
  await omar.reload();
  mockNotes.length = 0;
});

afterEach(() => forge.close());

const published = (file = RISK) => forge.repository.text(file);
const drafted = (file = RISK) => forge.repository.text(file, BRANCH);

const changed = (file: string, ...changes: [from: string, to: string][]): string =>
  changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`${file} does not hold "${from}".`);
    return text.replace(from, () => to);
  }, textOf(file));

const NAME: [string, string] = ['name: Risk & Crisis', 'name: Risks'];
const CARD: [string, string] = ['cardText: See a crisis coming.', 'cardText: See it.'];

/** Beside the line of the card's text. */
const LEAD: [string, string] = ['leadService: Risk & Crisis', 'leadService: Other'];

const commitOnGitHub = (text: string, file = RISK, branch = 'main') =>
  forge.repository.commit({
    branch,
    message: 'On GitHub',
    author: forge.user('omar'),
    additions: [{ path: file, content: Buffer.from(text) }],
  });

async function publishedByOmar(english: object, arabic?: object): Promise<void> {
  expect(await omar.edit(RISK, { ...english }, { ...arabic })).toBe('saved');
  expect(await omar.publish(RISK)).toBe('done');
}

describe('another field was published between open and save', () => {
  test('the draft and the published file hold both, and only the changed file is sent', async () => {
    const { en, ar } = mona.open(RISK);
    await publishedByOmar({ name: 'Risks' });
    expect(await mona.save(RISK, { en: { ...Object(en), cardText: 'See it.' }, ar })).toBe('saved');
    expect(drafted()).toBe(changed(RISK, NAME, CARD));
    expect(forge.requests.files(forge.requests.get(2))).toEqual([
      { path: RISK, change: 'MODIFIED' },
    ]);
    expect(mockNotes.at(-1)).toContain('Services › risk (Omar)');
    expect(await mona.publish(RISK)).toBe('done');
    expect(published()).toBe(changed(RISK, NAME, CARD));
    expect(published(ARABIC)).toBe(textOf(ARABIC));
  });

  test('the form stays open, and is saved again', async () => {
    await publishedByOmar({ name: 'Risks' });
    await mona.edit(RISK, { cardText: 'See that.' });
    expect(await mona.edit(RISK, { cardText: 'See it.' })).toBe('saved');
    await mona.publish(RISK);
    expect(published()).toBe(changed(RISK, NAME, CARD));
    expect(await mona.edit(RISK, { leadService: 'Other' })).toBe('saved');
    await mona.publish(RISK);
    expect(published()).toBe(changed(RISK, NAME, CARD, LEAD));
  });

  test('two merges', async () => {
    const { en, ar } = mona.open(RISK);
    await publishedByOmar({ name: 'Risk' });
    await publishedByOmar({ name: 'Risks' });
    await mona.save(RISK, { en: { ...Object(en), cardText: 'See it.' }, ar });
    await mona.publish(RISK);
    expect(published()).toBe(changed(RISK, NAME, CARD));
  });

  test('a translation keeps what a translator has published', async () => {
    const { en, ar } = mona.open(RISK);
    await publishedByOmar({}, { name: 'المخاطر' });
    await mona.save(RISK, { en: { ...Object(en), cardText: 'See it.' }, ar });
    await mona.publish(RISK);
    expect(published()).toBe(changed(RISK, CARD));
    expect(published(ARABIC)).toBe(changed(ARABIC, ['name: المخاطر والأزمات', 'name: المخاطر']));
  });

  test('the file was edited on GitHub, with CRLF', async () => {
    const theirs = changed(RISK, NAME).replace(/\n/g, '\r\n');
    commitOnGitHub(theirs);
    expect(await mona.edit(RISK, { cardText: 'See it.' })).toBe('saved');
    await mona.publish(RISK);
    expect(published()).toBe(changed(RISK, NAME, CARD).replace(/\n/g, '\r\n'));
  });

  test('its slug was changed', async () => {
    commitOnGitHub(changed(RISK, ['slug: risk', 'slug: risks']));
    expect(await mona.edit(RISK, { cardText: 'See it.' })).toBe('saved');
    await mona.publish(RISK);
    expect(published()).toBe(changed(RISK, ['slug: risk', 'slug: risks'], CARD));
  });
});

describe('the same field was changed', () => {
  test('the editor reads which, by whom and what it is now; nothing is sent', async () => {
    await publishedByOmar({ name: 'Risks' });
    const said = await mona.edit(RISK, { name: 'Crises', cardText: 'See it.' });
    expect(said).toContain('Services › risk: Omar has changed the same as you');
    expect(said).toContain('"Name" (name) is now: Risks');
    expect(said).not.toContain('cardText');
    expect(said).toContain('What you have written is still in the form.');
    expect(published()).toBe(changed(RISK, NAME));
    expect(drafted()).toBe(changed(RISK, NAME));
    // As the sentence says: with the other's words it is saved.
    expect(await mona.edit(RISK, { name: 'Risks', cardText: 'See it.' })).toBe('saved');
    await mona.publish(RISK);
    expect(published()).toBe(changed(RISK, NAME, CARD));
  });

  test('a file that was damaged on GitHub is not called a field, and joined once it is mended', async () => {
    commitOnGitHub(changed(RISK, ['cardText: See', "cardText: 'See"]));
    const said = await mona.edit(RISK, { cardText: 'See it.' });
    expect(said).toContain('Services › risk: Omar has changed the file in a way that this form');
    expect(said).not.toContain('is now:');
    // As the sentence says.
    commitOnGitHub(changed(RISK, LEAD));
    expect(await mona.edit(RISK, { cardText: 'See it.' })).toBe('saved');
    expect(drafted()).toBe(changed(RISK, CARD, LEAD));
  });
});

describe('somebody else’s draft', () => {
  test('that the list does not show is named, and joined after a reload and "Restore Draft"', async () => {
    await omar.edit(RISK, { name: 'Risks' });
    const { en, ar } = mona.open(RISK);
    const written = { en: { ...Object(en), cardText: 'See it.' }, ar };
    expect(await mona.save(RISK, written)).toContain('Omar has a draft of this entry');
    expect(drafted()).toBe(changed(RISK, NAME));
    await mona.reload();
    expect(await mona.save(RISK, written)).toBe('saved');
    expect(drafted()).toBe(changed(RISK, NAME, CARD));
    expect(forge.requests.all).toHaveLength(1);
  });

  test('without a pull request yet is not reset', async () => {
    forge.fail(/POST \/pulls$/, 'lost before');
    expect(await omar.edit(RISK, { name: 'Risks' })).toContain('GitHub cannot be reached');
    expect(await mona.edit(RISK, { cardText: 'See it.' })).toBe('saved');
    expect(drafted()).toBe(changed(RISK, NAME, CARD));
  });

  test('is not discarded or published by a list that shows an older one', async () => {
    await omar.edit(RISK, { name: 'Risks' });
    await mona.reload();
    await omar.edit(RISK, { cardText: 'See it.' });
    expect(await mona.discard(RISK)).toContain('Somebody has changed this draft');
    expect(await mona.publish(RISK)).toContain('Somebody has changed this draft');
    expect(mockNotes.at(-1)).toContain('Somebody has changed this draft');
    expect(forge.requests.get(1).state).toBe('OPEN');
    await mona.reload();
    expect(await mona.publish(RISK)).toBe('done');
    expect(published()).toBe(changed(RISK, NAME, CARD));
  });

  test('both save at the same moment', async () => {
    await omar.edit(RISK, { name: 'Risk' });
    await mona.reload();
    const said = await Promise.all([
      mona.edit(RISK, { cardText: 'See it.' }),
      omar.edit(RISK, { name: 'Risks' }),
    ]);
    expect(said).toEqual(['saved', 'saved']);
    expect(drafted()).toBe(changed(RISK, NAME, CARD));
  });
});

describe('gone', () => {
  test('a colleague has deleted the open entry', async () => {
    const author = forge.user('omar');
    const deletions = [RISK, ARABIC];
    forge.repository.commit({ branch: 'main', message: 'Delete', author, deletions });
    const said = await mona.edit(RISK, { cardText: 'See it.' });
    expect(said).toContain('Services › risk: Omar has deleted this after you opened it');
    expect(drafted()).toBeUndefined();
  });

  test('the branch was deleted by hand; the words are saved again after a reload', async () => {
    await mona.edit(RISK, { cardText: 'See it.' });
    const { en, ar } = mona.open(RISK);
    const written = { en: { ...Object(en), leadService: 'Other' }, ar };
    forge.repository.deleteBranch(BRANCH);
    forge.requests.follow(BRANCH);
    await publishedByOmar({ name: 'Risks' });
    expect(await mona.save(RISK, written)).toContain('The draft that you are editing is no longer');
    await mona.reload();
    expect(await mona.save(RISK, written)).toBe('saved');
    const all = changed(RISK, NAME, CARD, LEAD);
    expect(drafted()).toBe(all);
  });

  test('a colleague has published its deletion, and the draft of it cannot be published', async () => {
    await mona.edit(RISK, { cardText: 'See it.' });
    const author = forge.user('omar');
    forge.repository.commit({ branch: 'main', message: 'Delete', author, deletions: [RISK] });
    const said = await mona.publish(RISK);
    expect(said).toContain('Omar has deleted Services › risk. The draft is kept.');
    expect(mockNotes.at(-1)).toBe(said);
    expect(drafted()).toBe(changed(RISK, CARD));
    expect(published()).toBeUndefined();
  });
});

describe('a deletion', () => {
  const TELCO = 'data/case-studies/telco.yaml';
  const NAMED: [string, string] = ['name: Telco', 'name: Telcos'];
  const contentIndex = {
    sources: [],
    pictures: [],
    facts: {},
    staticFiles: [],
    isProduction: true,
  };
  let sami: CmsEditor;

  beforeEach(async () => {
    sami = openEditor(forge, 'mona', { contentIndex });
    await sami.reload();
  });

  test('by an older list is refused if somebody has changed the entry', async () => {
    commitOnGitHub(changed(TELCO, NAMED), TELCO);
    expect(await sami.delete(TELCO)).toContain('Case studies › telco: Omar has changed this');
    expect(published(TELCO)).toBe(changed(TELCO, NAMED));
    await sami.reload();
    expect(await sami.delete(TELCO)).toBe('done');
    expect(await sami.publish(TELCO)).toBe('done');
    expect(published(TELCO)).toBeUndefined();
  });

  test('is not published if somebody has changed the entry since', async () => {
    expect(await sami.delete(TELCO)).toBe('done');
    commitOnGitHub(changed(TELCO, NAMED), TELCO);
    const said = await sami.publish(TELCO);
    expect(said).toContain('this draft deletes Case studies › telco, which Omar has changed since');
    expect(mockNotes.at(-1)).toBe(said);
    expect(published(TELCO)).toBe(changed(TELCO, NAMED));
    // As the sentence says.
    expect(await sami.discard(TELCO)).toBe('done');
    await sami.reload();
    expect(await sami.delete(TELCO)).toBe('done');
    expect(await sami.publish(TELCO)).toBe('done');
    expect(published(TELCO)).toBeUndefined();
  });

  test('of an entry of which somebody has a draft names whose', async () => {
    await omar.reload();
    expect(await omar.edit(TELCO, { name: 'Telcos' })).toBe('saved');
    expect(await sami.delete(TELCO)).toContain('Omar has a draft of this entry');
    expect(forge.repository.text(TELCO, 'cms/case-studies/telco')).toBe(changed(TELCO, NAMED));
  });

  test('as a draft is not written over by a form that was open', async () => {
    const written = omar.open(TELCO);
    expect(await sami.delete(TELCO)).toBe('done');
    const renamed = { ...written, en: { ...Object(written.en), name: 'Telcos' } };
    expect(await omar.save(TELCO, renamed)).toContain('Mona has a draft of this entry');
    await omar.reload();
    expect(await omar.save(TELCO, renamed)).toContain(
      'Case studies › telco: Mona has deleted this',
    );
    expect(await sami.publish(TELCO)).toBe('done');
    expect(published(TELCO)).toBeUndefined();
  });

  test('of what a colleague has deleted already changes nothing', async () => {
    const author = forge.user('omar');
    forge.repository.commit({ branch: 'main', message: 'Delete', author, deletions: [TELCO] });
    expect(await sami.delete(TELCO)).toContain('This is what is published already.');
  });
});

describe('a picture', () => {
  const QUAY = 'data/pictures/quay.jpg';
  const [OWN, OTHER, NEWER] = ['own', 'other', 'newer'].map((text) => Buffer.from(`\0${text}`));
  const upload = (content?: Buffer) => {
    const { en, ar } = mona.open(RISK);
    const forms = { en: { ...Object(en), cardText: 'See it.' }, ar };
    return mona.save(RISK, forms, { [QUAY]: content ?? Buffer.of() });
  };
  const publishPicture = (content = Buffer.of()) =>
    forge.repository.commit({
      branch: 'main',
      message: 'A picture',
      author: forge.user('omar'),
      additions: [{ path: QUAY, content }],
    });
  const bytes = (at = 'main') => forge.repository.text(QUAY, at);

  test('under a name that a colleague has given to another since is not saved', async () => {
    publishPicture(OTHER);
    const said = await upload(OWN);
    expect(said).toContain('Omar has saved another picture under the name quay.jpg');
    expect(said).toContain('What you have written is still in the form.');
    expect(bytes()).toBe(String(OTHER));
    expect(drafted()).toBe(textOf(RISK));
  });

  test('under the name of one that the list shows replaces that', async () => {
    publishPicture(OTHER);
    mona = openEditor(forge, 'mona');
    await mona.reload();
    expect(await upload(OWN)).toBe('saved');
    expect(await upload(NEWER)).toBe('saved');
    await mona.publish(RISK);
    expect(bytes()).toBe(String(NEWER));
  });

  test('that is there already, byte for byte, is no other one', async () => {
    publishPicture(OWN);
    expect(await upload(OWN)).toBe('saved');
    await mona.publish(RISK);
    expect([bytes(), published()]).toEqual([String(OWN), changed(RISK, CARD)]);
  });

  test('is not deleted if a colleague has replaced it since', async () => {
    publishPicture(OTHER);
    const contentIndex = { sources: [], pictures: [], facts: {}, staticFiles: [] };
    const sami = openEditor(forge, 'mona', { contentIndex });
    await sami.reload();
    publishPicture(NEWER);
    expect(await sami.deletePicture(QUAY)).toContain('quay.jpg: Omar has changed this');
    expect(bytes()).toBe(String(NEWER));
    const again = openEditor(forge, 'mona', { contentIndex });
    await again.reload();
    expect(await again.deletePicture(QUAY)).toBe('done');
    expect(bytes()).toBeUndefined();
  });

  test('of a draft is not published over a colleague’s', async () => {
    expect(await upload(OWN)).toBe('saved');
    publishPicture(OTHER);
    const said = await mona.publish(RISK);
    expect(said).toContain('Omar has published another picture under the name quay.jpg');
    expect(mockNotes.at(-1)).toBe(said);
    expect([bytes(), bytes(BRANCH)]).toEqual([OTHER, OWN].map(String));
  });
});

describe('a site in a folder of a bigger repository', () => {
  const FOLDER = 'packages/site';
  const at = (file: string) => `${FOLDER}/${file}`;

  test('is opened, saved, joined and published at its paths', async () => {
    const within = await startForge({
      files: {
        'README.md': 'All packages',
        [RISK]: 'name: Another package\n',
        ...Object.fromEntries(Object.entries(files).map(([file, text]) => [at(file), text])),
      },
    });
    try {
      const before = within.repository.files('main').map(({ path }) => path);
      const team = [];
      for (const login of ['mona', 'omar']) {
        const editor = openEditor(within, login, { folder: FOLDER });
        await editor.reload();
        team.push(editor);
      }
      const [first, second] = team;
      const { en, ar } = first?.open(RISK) ?? {};
      expect(await second?.edit(RISK, { name: 'Risks' }, { name: 'المخاطر' })).toBe('saved');
      expect(await second?.publish(RISK)).toBe('done');
      const written = { en: { ...Object(en), cardText: 'See it.' }, ar };
      const quay = { 'data/pictures/quay.jpg': Buffer.from('\0quay') };
      expect(await first?.save(RISK, written, quay)).toBe('saved');
      expect(mockNotes.at(-1)).toContain('Services › risk (Omar)');
      within.repository.commit({
        branch: 'main',
        message: 'On GitHub',
        author: within.user('omar'),
        additions: [{ path: at(RISK), content: Buffer.from(changed(RISK, NAME, LEAD)) }],
      });
      expect(await first?.publish(RISK)).toBe('done');
      expect(within.repository.text(at(RISK))).toBe(changed(RISK, NAME, CARD, LEAD));
      const arabicName: [string, string] = ['name: المخاطر والأزمات', 'name: المخاطر'];
      expect(within.repository.text(at(ARABIC))).toBe(changed(ARABIC, arabicName));
      expect(within.repository.text(RISK)).toBe('name: Another package\n');
      const after = within.repository.files('main').map(({ path }) => path);
      expect(after.filter((path) => !before.includes(path))).toEqual([
        at('data/pictures/quay.jpg'),
      ]);
    } finally {
      await within.close();
    }
  });
});

describe('refusals', () => {
  test('a lost line: nothing is saved twice, and nothing is called saved that is not', async () => {
    forge.fail(/createCommitOnBranch/, 'lost before');
    expect(await mona.edit(RISK, { cardText: 'See it.' })).toContain('GitHub cannot be reached');
    forge.fail(/createCommitOnBranch/, 'lost after');
    expect(await mona.edit(RISK, { cardText: 'See it.' })).toBe('saved');
    expect(drafted()).toBe(changed(RISK, CARD));
    forge.fail(/createCommitOnBranch/, 'lost after');
    forge.fail(/^repository$/, 'lost before', 9);
    expect(await mona.edit(RISK, { name: 'Risk' })).toContain('cannot be reached');
    forge.mend();
    expect(await mona.edit(RISK, { name: 'Risks' })).toBe('saved');
    expect(drafted()).toBe(changed(RISK, NAME, CARD));
  });

  test.each([
    ['unauthorized', 'GitHub no longer accepts your sign-in'],
    ['forbidden', 'GitHub does not allow you this'],
    ['rate limit', 'Wait 3 minutes'],
  ] as const)('%s', async (fault, sentence) => {
    forge.fail(/createCommitOnBranch/, fault);
    expect(await mona.edit(RISK, { cardText: 'See it.' })).toContain(sentence);
    expect(drafted()).toBe(textOf(RISK));
    expect(await mona.edit(RISK, { cardText: 'See it.' })).toBe('saved');
  });

  test.each([
    ['expected', 'the check of this draft is still running'],
    ['failing', 'the check has found a mistake'],
  ] as const)('a required check that is %s', async (check, sentence) => {
    await mona.edit(RISK, { cardText: 'See it.' });
    forge.requests.requiredCheck = check;
    expect(await mona.publish(RISK)).toContain(sentence);
    expect(mockNotes.at(-1)).toContain('draft is kept.');
    forge.requests.requiredCheck = 'passed';
    expect(await mona.publish(RISK)).toBe('done');
    expect(published()).toBe(changed(RISK, CARD));
  });

  test('a lost line while publishing', async () => {
    await mona.edit(RISK, { cardText: 'See it.' });
    forge.fail(/merge$/, 'lost before');
    expect(await mona.publish(RISK)).toContain('reload the page');
    expect(drafted()).toBe(changed(RISK, CARD));
  });
});

describe('a draft that Git cannot merge', () => {
  test('is joined field by field, where lines beside its own have changed since', async () => {
    await mona.edit(RISK, { cardText: 'See it.' });
    commitOnGitHub(changed(RISK, LEAD));
    const main = forge.repository.head('main');
    expect(await mona.publish(RISK)).toBe('done');
    expect(published()).toBe(changed(RISK, CARD, LEAD));
    expect(mockNotes.at(-1)).toContain('the site now gets both: Services › risk (Omar)');
    expect(forge.repository.mergeBase('main', main ?? '')).toBe(main);
  });

  test('waits for the check of what it has become', async () => {
    await mona.edit(RISK, { cardText: 'See it.' });
    commitOnGitHub(changed(RISK, LEAD));
    forge.fail(/merge$/, 'not mergeable');
    forge.requests.requiredCheck = 'expected';
    expect(await mona.publish(RISK)).toContain('the check of this draft is still running');
    expect(drafted()).toBe(changed(RISK, CARD, LEAD));
    forge.requests.requiredCheck = 'passed';
    expect(await mona.publish(RISK)).toBe('done');
    expect(published()).toBe(changed(RISK, CARD, LEAD));
  });

  test('is kept where the same field has changed, and published as the sentence says', async () => {
    await mona.edit(RISK, { cardText: 'See it.', leadService: 'Other' });
    commitOnGitHub(changed(RISK, ['cardText: See a crisis coming.', 'cardText: Look.']));
    const said = await mona.publish(RISK);
    expect(said).toContain('Omar has changed the same in Services › risk');
    expect(said).toContain('(cardText) is now: Look.');
    expect(mockNotes.at(-1)).toBe(said);
    expect(drafted()).toBe(changed(RISK, CARD, LEAD));
    expect(await mona.edit(RISK, { cardText: 'Look.' })).toBe('saved');
    expect(await mona.publish(RISK)).toBe('done');
    expect(published()).toBe(
      changed(RISK, ['cardText: See a crisis coming.', 'cardText: Look.'], LEAD),
    );
  });

  test('is kept where the published file is damaged, and published once it is mended', async () => {
    await mona.edit(RISK, { cardText: 'See it.' });
    commitOnGitHub(changed(RISK, ['cardText: See', "cardText: 'See"]));
    const said = await mona.publish(RISK);
    expect(said).toContain('the draft of Services › risk cannot be joined with what Omar has');
    expect(said).toContain('mend the file on GitHub');
    expect(said).not.toContain('is now:');
    expect(mockNotes.at(-1)).toBe(said);
    expect(drafted()).toBe(changed(RISK, CARD));
    // As the sentence says.
    commitOnGitHub(changed(RISK, LEAD));
    await mona.reload();
    expect(await mona.publish(RISK)).toBe('done');
    expect(published()).toBe(changed(RISK, CARD, LEAD));
  });

  test('keeps its words if GitHub refuses for another reason', async () => {
    await mona.edit(RISK, { cardText: 'See it.' });
    forge.fail(/merge$/, 'not mergeable');
    expect(await mona.publish(RISK)).toContain('GitHub cannot merge this draft at the moment');
    expect(drafted()).toBe(changed(RISK, CARD));
    expect(await mona.publish(RISK)).toBe('done');
    expect(published()).toBe(changed(RISK, CARD));
  });
});
