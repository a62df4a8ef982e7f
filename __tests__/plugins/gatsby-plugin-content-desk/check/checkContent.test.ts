/** @jest-environment node */
import type { Document } from 'yaml';
import { checkContent } from '../../../../plugins/gatsby-plugin-content-desk/src/check/checkContent';
import { copyContent, type ContentCopy } from '../../../support/contentCopy';

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
const SITE = 'data/site.yaml';
const COOKIES = 'data/legal/cookies.yaml';
const MARKETS = 'data/case-study-groups/markets.yaml';
const CARD = { title: 'One more', text: 'A card.', glyph: 'act' };

it('finds nothing wrong with a copy of the real content', () => {
  expect(problemsIn(copy)).toEqual([]);
});

describe('one wrong field is reported with its file and its name', () => {
  it.each<Case>([
    [
      'a missing field',
      AIRLINES,
      (file) => file.delete('summary'),
      '"Client summary" (summary) is missing.',
    ],
    [
      'a missing field of a group',
      RISK,
      (file) => file.deleteIn(['hero', 'title']),
      '"Title" (hero › title) is missing.',
    ],
    [
      'a service that the lead form does not offer',
      RISK,
      (file) => file.set('leadService', 'Weather'),
      '"Choice in the lead form" (leadService) is "Weather", which the lead form does not offer.',
    ],
    ['a missing group', RISK, (file) => file.delete('how'), '"How it works" (how) is missing.'],
    ['an empty field', AIRLINES, (file) => file.set('name', ''), '"Name" (name) is empty.'],
    [
      'an unknown field',
      AIRLINES,
      (file) => file.set('sumary', 'x'),
      'There is no field "sumary" in a case study.',
    ],
    [
      'an unknown field of a group',
      AIRLINES,
      (file) => file.setIn(['closing', 'colour'], 'x'),
      'There is no field "colour" in "Closing" (closing).',
    ],
    [
      'three bullets',
      AIRLINES,
      (file) => file.addIn(['challenges'], 'A third one.'),
      '"Client challenges" (challenges) has 3 items; it needs exactly 2.',
    ],
    [
      'one bullet',
      AIRLINES,
      (file) => file.deleteIn(['results', 1]),
      '"Results and impact" (results) has 1 item; it needs exactly 2.',
    ],
    [
      'five cards of a partner',
      HOO_TALK,
      (file) => file.addIn(['features', 'cards'], CARD),
      '"Cards" (features › cards) has 5 items; it needs exactly 4.',
    ],
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
    [
      'too few points',
      RISK,
      (file) => file.setIn(['why', 'points'], ['One.', 'Two.']),
      '"Points" (why › points) has 2 items; it needs at least 3.',
    ],
    [
      'too many points',
      RISK,
      (file) => file.setIn(['why', 'points'], ['1.', '2.', '3.', '4.', '5.', '6.']),
      '"Points" (why › points) has 6 items; it may have at most 5.',
    ],
    [
      'a text that is too long',
      AIRLINES,
      (file) => file.set('name', 'Airlines '.repeat(9)),
      '"Name" (name) has 81 characters; it may have at most 40.',
    ],
    [
      'a list where a text belongs',
      AIRLINES,
      (file) => file.set('summary', ['One.', 'Two.']),
      '"Client summary" (summary) should be a text, but it is a list.',
    ],
    [
      'a text where a list belongs',
      AIRLINES,
      (file) => file.set('challenges', 'Only one.'),
      '"Client challenges" (challenges) should be a list, but it is the text "Only one.".',
    ],
    [
      'a word where a number belongs',
      AIRLINES,
      (file) => file.set('order', 'first'),
      '"Order" (order) should be a number, but it is the text "first".',
    ],
    [
      'a number where a text belongs',
      SITE,
      (file) => file.set('phone', 97140000000),
      '"Phone" (phone) should be a text, but it is the number 97140000000.',
    ],
    [
      'a number below the smallest',
      AIRLINES,
      (file) => file.set('order', -1),
      '"Order" (order) is -1; it must be 0 or more.',
    ],
    [
      'a broken number',
      AIRLINES,
      (file) => file.set('order', 1.5),
      '"Order" (order) is 1.5; it must be a whole number.',
    ],
    [
      'a mail address that is none',
      SITE,
      (file) => file.set('email', 'nobody'),
      '"Mail address" (email) is "nobody", which is no mail address.',
    ],
    [
      'a link without its slash',
      AIRLINES,
      (file) => file.setIn(['action', 'link'], 'contact'),
      '"Link" (action › link) is "contact", but must start with "/", "#", "https://", "mailto:" or "tel:".',
    ],
    [
      'a value that is not in its list',
      AMPLIFICATION,
      (file) => file.setIn(['how', 'cards', 0, 'glyph'], 'star'),
      '"Glyph" (how › cards › 1 › glyph) cannot be "star".',
    ],
    [
      'a reference to a group that does not exist',
      AIRLINES,
      (file) => file.set('group', 'skies'),
      '"Group" (group) names "skies", but no case study group has that slug.',
    ],
    [
      'a reference, in a list, to a service that does not exist',
      AIRLINES,
      (file) => file.setIn(['services', 1], 'listening'),
      '"Service" (services › 2) names "listening", but no service has that slug.',
    ],
    [
      'a reference, in a group, to a partner that does not exist',
      'data/service-groups/listening.yaml',
      (file) => file.setIn(['promo', 'partner'], 'hootalk'),
      '"Partner" (promo › partner) names "hootalk", but no partner has that slug.',
    ],
    [
      'a reference that differs from the slug by case',
      AIRLINES,
      (file) => file.setIn(['services', 0], 'Risk'),
      '"Service" (services › 1) names "Risk", but no service has that slug.',
    ],
    [
      'a picture that does not exist',
      AIRLINES,
      (file) => file.set('picture', { file: 'plane.jpg', alt: 'A plane' }),
      '"File" (picture › file) names "plane.jpg", but there is no such file in data/pictures.',
    ],
    [
      'a page that would stand in the place of /about',
      AIRLINES,
      (file) => file.set('slug', 'about'),
      'The address /about is taken: the about page has it too.',
    ],
    [
      'a page that would stand in the place of /about but for its case',
      AIRLINES,
      (file) => file.set('slug', 'About'),
      'The address /About is taken: the about page has it too.',
    ],
  ])('%s', async (_name, file, change, report) => {
    await copy.edit(file, change);
    const problems = problemsIn(copy);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${file}: ${report}`);
  });
});

describe('text that is not what it looks like to its author', () => {
  it.each([
    ['a quote that is not closed', "name: 'Airlines", 1],
    ['a tab for spaces', 'seo:\n\ttitle: Airlines', 2],
    ['a field that is there twice', 'name: Airlines\nname: Airlines', 2],
    ['a colon in a text without quotes', 'name: Airlines: a story', 1],
    ['a star at the start of a text without quotes', 'name: *Airlines', 1],
  ])('%s is reported with its file and line', async (_name, source, line) => {
    await copy.write(AIRLINES, source);
    const { problems } = checkContent(copy.root);
    // What follows the slip is checked as well: the fields that the file does not have.
    const slips = problems.filter(({ message }) => !message.endsWith('is missing.'));
    expect(slips).toEqual([expect.objectContaining({ file: AIRLINES, line })]);
  });

  it.each(['', '# Nothing yet.', '- one\n- two', 'Only words.'])(
    'a file that holds %j has no fields',
    async (source) => {
      await copy.write(AIRLINES, source);
      expect(problemsIn(copy)).toEqual([
        'data/case-studies/airlines.yaml: This file holds no fields, so it cannot be a case study.',
      ]);
    },
  );

  it.each([
    ['2024-11-07', 'a date'],
    ['true', 'the yes-or-no value true'],
    ['42', 'the number 42'],
    ['4.20', 'the number 4.2'],
  ])('%s without quotes is not a text, and the report says so', async (written, kind) => {
    const source = await copy.read(COOKIES);
    await copy.write(COOKIES, source.replace(/(?<=^effectiveDate: ).*/m, written));
    const { problems } = checkContent(copy.root);
    expect(problems).toEqual([
      expect.objectContaining({
        message: `"Effective date" (effectiveDate) should be a text, but it is ${kind}.`,
        expected: `Put it in quotes: '${written}'`,
      }),
    ]);
  });
});

describe('several problems', () => {
  it('of one file are all reported', async () => {
    await copy.edit(AIRLINES, (file) => {
      file.delete('summary');
      file.deleteIn(['closing', 'text']);
    });
    expect(problemsIn(copy)).toEqual([
      expect.stringContaining('(summary) is missing'),
      expect.stringContaining('(closing › text) is missing'),
    ]);
  });

  it('of several files are all reported', async () => {
    await copy.edit(AIRLINES, (file) => file.delete('summary'));
    await copy.edit(RISK, (file) => file.delete('name'));
    expect(problemsIn(copy)).toEqual([
      expect.stringContaining(AIRLINES),
      expect.stringContaining(RISK),
    ]);
  });
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

  it.each(['data/airlines.yaml', 'data/stories/new.yaml', 'data/case-studies/old/x.yml'])(
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
    await copy.duplicate(AIRLINES, 'data/case-studies/renamed.yml', () => undefined);
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
