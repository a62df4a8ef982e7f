/** @jest-environment node */
/**
 * Two people at one site (sveltia/sveltia-cms 776, 1002): in every order of open, merge, save and reload, what ends on
 * the published branch has the words of both.
 */
import { type Forge, startForge } from '../../../../stand-in-api/forge/server';
import { type Client, type CmsEditor, loadClient, openEditor } from '../../../support/cmsEditor';
import { siteSources, textOf } from '../../../support/contentCheck';
import '../../../support/checkWorker';

const mockNotes: (string | undefined)[] = [];
jest.mock('../../../../plugins/gatsby-plugin-content-admin/src/client/note', () => ({
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

let forge: Forge;
let mona: CmsEditor;
let omar: CmsEditor;
let tabs: Client[] = [];

beforeAll(async () => {
  Object.assign(globalThis, {
    window: globalThis,
    location: new URL('https://example.com/admin/'),
  });
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: { language: 'en-US' },
  });
  tabs = [await loadClient(), await loadClient()];
});

beforeEach(async () => {
  forge = await startForge({ files });
  const [monas, omars] = tabs;
  if (!monas || !omars) throw new Error('There are two tabs.');
  [mona, omar] = [openEditor(forge, 'mona', monas), openEditor(forge, 'omar', omars)];
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
    expect(published()).toBe(
      changed(RISK, NAME, CARD, ['leadService: Risk & Crisis', 'leadService: Other']),
    );
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

  test('in the language of the CMS', async () => {
    await publishedByOmar({}, { name: 'المخاطر' });
    Object.assign(navigator, { language: 'ar-AE' });
    expect(await mona.edit(RISK, {}, { name: 'الأزمات' })).toContain('غيّر Omar ما غيّرتموه');
    Object.assign(navigator, { language: 'en-US' });
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
    const all = changed(RISK, NAME, CARD, ['leadService: Risk & Crisis', 'leadService: Other']);
    expect(drafted()).toBe(all);
  });

  test('an entry that somebody has changed is not deleted by an older list', async () => {
    const telco = 'data/case-studies/telco.yaml';
    const index = { sources: [], pictures: [], facts: {}, staticFiles: [], isProduction: true };
    const sami = openEditor(forge, 'mona', await loadClient(), index);
    await sami.reload();
    commitOnGitHub(textOf(telco).replace('name: Telco', 'name: Telcos'), telco);
    expect(await sami.delete(telco)).toContain('Case studies › telco: Omar has changed this');
    await sami.reload();
    expect(await sami.delete(telco)).toBe('done');
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

  test('a draft whose lines have changed since, and a lost line while publishing', async () => {
    await mona.edit(RISK, { cardText: 'See it.' });
    commitOnGitHub(changed(RISK, ['cardText: See a crisis coming.', 'cardText: Look.']));
    expect(await mona.publish(RISK)).toContain('the same lines of the site have changed');
    forge.fail(/merge$/, 'lost before');
    expect(await mona.publish(RISK)).toContain('reload the page');
    expect(drafted()).toBe(changed(RISK, CARD));
  });
});
