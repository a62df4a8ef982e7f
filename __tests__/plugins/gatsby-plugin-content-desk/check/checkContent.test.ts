/** @jest-environment node */
import type { Document } from 'yaml';
import { checkContent } from '../../../../plugins/gatsby-plugin-content-desk/src/check/checkContent';
import { siteSources } from '../../../support/contentCheck';
import { copyContent, type ContentCopy } from '../../../support/contentCopy';
import { withTwins } from '../../../support/twins';

let copy: ContentCopy;

beforeEach(async () => {
  copy = await copyContent();
});

afterEach(() => copy.end());

const problemsIn = ({ root }: ContentCopy) =>
  checkContent(root).problems.map(({ file, message }) => `${file}: ${message}`);

/** What was done, the file it was done to, the change, and the report, which names the field. */
type Case = [name: string, file: string, change: (document: Document) => void, report: string];

const AIRLINES = 'data/case-studies/airlines.yaml';
const RISK = 'data/services/risk.yaml';
const AMPLIFICATION = 'data/services/amplification.yaml';
const HOO_TALK = 'data/partners/hoo-talk.yaml';
const MARKETS = 'data/case-study-groups/markets.yaml';
const CARD = { title: 'One more', text: 'A card.', glyph: 'act' };

it('finds nothing wrong with a site that is in order', () => {
  expect(problemsIn(copy)).toEqual([]);
});

it('makes nothing of a site with a problem, and does not throw', async () => {
  for (const { file, text } of withTwins(siteSources)) await copy.write(file, text);
  expect(checkContent(copy.root).entries.length).toBeGreaterThan(2);
  await copy.edit(RISK, (file) => file.setIn(['hero', 'action', 'link'], '/contact%zz'));
  const { entries, problems } = checkContent(copy.root);
  expect(problems).toMatchObject([
    {
      file: RISK,
      line: 22,
      column: 11,
      message: expect.stringContaining('"%" stands for nothing'),
    },
  ]);
  expect(entries).toEqual([]);
});

describe('how many cards a service shows, its group decides', () => {
  it.each<Case>([
    [
      'five cards of a responsive solution',
      AMPLIFICATION,
      (file) => file.deleteIn(['how', 'cards', 5]),
      '"Cards" (how › cards) has 5 items; it needs exactly 6, as all services of the group "responsive" do.',
    ],
    [
      'five steps of a listening service',
      RISK,
      (file) => file.addIn(['how', 'cards'], CARD),
      '"Cards" (how › cards) has 5 items; it needs exactly 4, as all services of the group "listening" do.',
    ],
    [
      'a card of a responsive solution without its glyph',
      AMPLIFICATION,
      (file) => file.deleteIn(['how', 'cards', 2, 'glyph']),
      '"Glyph" (how › cards › 3 › glyph) is missing.',
    ],
  ])('%s', async (_name, file, change, report) => {
    await copy.edit(file, change);
    expect(problemsIn(copy)).toEqual([expect.stringContaining(`${file}: ${report}`)]);
  });
});

it('problems of several files, and of one file, are all reported', async () => {
  await copy.edit(AIRLINES, (file) => {
    file.delete('summary');
    file.deleteIn(['closing', 'text']);
  });
  await copy.edit(RISK, (file) => file.delete('name'));
  expect(problemsIn(copy)).toEqual([
    expect.stringContaining('(summary) is missing'),
    expect.stringContaining('(closing › text) is missing'),
    expect.stringContaining(RISK),
  ]);
});

describe('two files with one address', () => {
  it.each(['airlines', 'AIRLINES', 'Airlines'])(
    'are reported where the second says %s',
    async (slug) => {
      await copy.duplicate(AIRLINES, 'data/case-studies/second.yaml', (file) =>
        file.set('slug', slug),
      );
      expect(problemsIn(copy)).toEqual([
        `data/case-studies/second.yaml: The address /${slug} is taken: ${AIRLINES} has it too.`,
      ]);
    },
  );

  it('are reported where they are of different kinds', async () => {
    await copy.edit(HOO_TALK, (file) => file.set('slug', 'risk'));
    expect(problemsIn(copy)).toContainEqual(
      `${RISK}: The address /risk is taken: ${HOO_TALK} has it too.`,
    );
  });

  it('are reported where one claims it as its second spelling', async () => {
    await copy.edit(AIRLINES, (file) => file.set('otherSpellings', ['risk']));
    expect(problemsIn(copy)).toEqual([
      `${AIRLINES}: The address /risk is taken: ${RISK} has it too.`,
    ]);
  });

  it('are not reported for one file with two spellings of its own', async () => {
    await copy.edit(AIRLINES, (file) => file.set('otherSpellings', ['AIRLINES', 'airline']));
    expect(problemsIn(copy)).toEqual([]);
  });

  it('are reported for groups too, which references name by their slug', async () => {
    await copy.duplicate(MARKETS, 'data/case-study-groups/second.yaml', () => undefined);
    expect(problemsIn(copy)).toEqual([
      `data/case-study-groups/second.yaml: The slug "markets" is taken: ${MARKETS} has it too.`,
    ]);
  });
});

describe('a file in the wrong place', () => {
  it.each([
    ['data/pages/hom.yaml', 'data/pages/home.yaml'],
    ['data/casestudies/x.yaml', 'data/case-studies/x.yaml'],
    ['data/case-studies2.yaml', undefined],
  ])('%s: meant was %s', async (file, meant) => {
    await copy.write(file, 'slug: x');
    const [problem] = checkContent(copy.root).problems.filter((one) => one.file === file);
    expect(problem?.suggestion).toBe(meant && `Did you mean "${meant}"?`);
  });

  it.each(['data/airlines.yaml', 'data/stories/new.yaml', 'data/case-studies/old/x.yaml'])(
    'is reported: %s',
    async (file) => {
      await copy.write(file, 'slug: x');
      expect(problemsIn(copy)).toEqual([`${file}: This file belongs to no kind of content.`]);
    },
  );

  it('is no matter where it is not YAML', async () => {
    await copy.write('data/case-studies/notes.txt', 'Ask for a better summary.');
    expect(problemsIn(copy)).toEqual([]);
  });
});

describe('a file whose name does not end in .yaml, which /admin does not show', () => {
  it.each([
    ['data/case-studies/airlines.yml', AIRLINES],
    ['data/case-studies/airlines.YAML', AIRLINES],
    ['data/fr/case-studies/airlines.yml', 'data/fr/case-studies/airlines.yaml'],
    ['data/site.yml', 'data/site.yaml'],
  ])('%s is to be renamed, and nothing else is said', async (file, right) => {
    for (const twin of withTwins(siteSources)) await copy.write(twin.file, twin.text);
    await copy.duplicate(right, file, () => undefined);
    await copy.remove(right);
    expect(checkContent(copy.root).problems).toMatchObject([
      {
        file,
        line: 1,
        message: 'The name of this file does not end in ".yaml".',
        expected: `Rename it to ${right}: /admin shows no other files.`,
      },
    ]);
  });
});

describe('two files that are one on most disks', () => {
  it.each([
    ['data/services/Risk.yaml', 'data/services/risk.yaml'],
    ['data/services/risk.yml', 'data/services/risk.yaml'],
    ['data/case-studies/fmcg.yaml', 'data/case-studies/FMCG.yaml'],
    ['data/fr/case-studies/Fashion.yaml', 'data/fr/case-studies/fashion.yaml'],
    ['data/fr/legal/Terms.yml', 'data/fr/legal/terms.yaml'],
    ['data/Services/risk.yaml', 'data/services/risk.yaml'],
    ['data/Pages/home.yaml', 'data/pages/home.yaml'],
    ['data/SITE.yaml', 'data/site.yaml'],
  ])('%s and %s are named', async (other, file) => {
    for (const twin of withTwins(siteSources)) await copy.write(twin.file, twin.text);
    await copy.duplicate(file, other, () => undefined);
    const { problems } = checkContent(copy.root);
    const pairs = problems.map((one) => [one.message, one.line, one.file].join(' '));
    expect([
      [`Most disks take this file and ${file} for one. 1 ${other}`],
      [`Most disks take this file and ${other} for one. 1 ${file}`],
    ]).toContainEqual(pairs);
    expect(problems[0]?.expected).toContain('delete the other');
  });

  it('are named where an accent is stored in two ways', async () => {
    const names = ['caf\u00e9', 'cafe\u0301'].map((name) => `data/case-studies/${name}.yaml`);
    for (const [index, name] of names.entries()) {
      await copy.duplicate(AIRLINES, name, (file) => file.set('slug', `cafe-${index}`));
    }
    expect(problemsIn(copy)).toEqual([expect.stringContaining('Most disks take this file and')]);
  });
});

it.each([
  'data/site.yaml',
  'data/navigation.yaml',
  'data/pages/about.yaml',
  'data/forms/lead.yaml',
])('a missing %s is reported', async (file) => {
  await copy.remove(file);
  // Links to parts of the missing page may be reported, too.
  expect(problemsIn(copy)).toContainEqual(
    expect.stringMatching(`^${file}: This file is missing: it is the `),
  );
});

describe('a case study', () => {
  const files = () => checkContent(copy.root).entries.map(({ file }) => file);

  it('appears when its file is added', async () => {
    await copy.duplicate(AIRLINES, 'data/case-studies/shipping.yaml', (file) => {
      file.set('slug', 'shipping');
      file.set('name', 'Shipping');
    });
    expect(problemsIn(copy)).toEqual([]);
    expect(files()).toContain('data/case-studies/shipping.yaml');
  });

  it('disappears when its file is removed', async () => {
    await copy.remove(AIRLINES);
    expect(problemsIn(copy)).toEqual([]);
    expect(files()).not.toContain(AIRLINES);
  });

  it('may be moved to another file: its slug decides, not the name of the file', async () => {
    await copy.duplicate(AIRLINES, 'data/case-studies/renamed.yaml', () => undefined);
    await copy.remove(AIRLINES);
    expect(problemsIn(copy)).toEqual([]);
  });

  it('is left out of the published site while it is a draft', async () => {
    await copy.edit(AIRLINES, (file) => file.set('draft', true));
    const published = checkContent(copy.root, { isProduction: true });
    expect(published.problems).toEqual([]);
    expect(published.entries.map(({ file }) => file)).not.toContain(AIRLINES);
    expect(files()).toContain(AIRLINES);
  });

  it('may have a picture of its own', async () => {
    await copy.write('data/pictures/plane.jpg', 'not looked into');
    await copy.edit(AIRLINES, (file) => file.set('picture', { file: 'plane.jpg', alt: 'A plane' }));
    expect(problemsIn(copy)).toEqual([]);
  });
});
