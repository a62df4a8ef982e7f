/** @jest-environment node */
import type { Document } from 'yaml';
import { checkContent, collectionOf, formatProblem } from '../../src/content/check';
import { copyContent, type ContentCopy } from '../support/contentCopy';

let copy: ContentCopy;

beforeEach(async () => {
  copy = await copyContent();
});

afterEach(() => copy.end());

const problemsIn = ({ root }: ContentCopy) => checkContent(root).problems.map(formatProblem);

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
      '"summary" is missing or empty. Write a value.',
    ],
    [
      'a missing field of a group',
      RISK,
      (file) => file.deleteIn(['hero', 'title']),
      '"hero.title" is missing or empty. Write a value.',
    ],
    [
      'a missing group',
      RISK,
      (file) => file.delete('how'),
      '"how" is missing or empty. Write a value.',
    ],
    [
      'an empty field',
      AIRLINES,
      (file) => file.set('name', ''),
      '"name" is missing or empty. Write a value.',
    ],
    [
      'an unknown field',
      AIRLINES,
      (file) => file.set('sumary', 'x'),
      'holds a field that nothing here is called: sumary. Remove it or correct its name.',
    ],
    [
      'an unknown field of a group',
      AIRLINES,
      (file) => file.setIn(['closing', 'colour'], 'x'),
      '"closing" holds a field that nothing here is called: colour. Remove it or correct its name.',
    ],
    [
      'three bullets',
      AIRLINES,
      (file) => file.addIn(['challenges'], 'A third one.'),
      '"challenges" must hold exactly 2 items.',
    ],
    [
      'one bullet',
      AIRLINES,
      (file) => file.deleteIn(['results', 1]),
      '"results" must hold exactly 2 items.',
    ],
    [
      'five cards of a partner',
      HOO_TALK,
      (file) => file.addIn(['features', 'cards'], CARD),
      '"features.cards" must hold exactly 4 items.',
    ],
    [
      'five cards of a responsive solution',
      AMPLIFICATION,
      (file) => file.deleteIn(['how', 'cards', 5]),
      '"how.cards" must hold exactly 6 items, as all of the group "responsive" do.',
    ],
    [
      'five steps of a listening service',
      RISK,
      (file) => file.addIn(['how', 'cards'], CARD),
      '"how.cards" must hold exactly 4 items, as all of the group "listening" do.',
    ],
    [
      'a card of a responsive solution without its glyph',
      AMPLIFICATION,
      (file) => file.deleteIn(['how', 'cards', 2, 'glyph']),
      '"how.cards[2].glyph" is missing or empty. Write a value.',
    ],
    [
      'too few points',
      RISK,
      (file) => file.setIn(['why', 'points'], ['One.', 'Two.']),
      '"why.points" holds too little; at least 3 items are needed.',
    ],
    [
      'too many points',
      RISK,
      (file) => file.setIn(['why', 'points'], ['1.', '2.', '3.', '4.', '5.', '6.']),
      '"why.points" holds too much; at most 5 items are allowed.',
    ],
    [
      'a text that is too long',
      AIRLINES,
      (file) => file.set('name', 'Airlines '.repeat(9)),
      '"name" holds too much; at most 40 characters are allowed.',
    ],
    [
      'a list where a text belongs',
      AIRLINES,
      (file) => file.set('summary', ['One.', 'Two.']),
      '"summary" has the wrong kind of value; expected string.',
    ],
    [
      'a text where a list belongs',
      AIRLINES,
      (file) => file.set('challenges', 'Only one.'),
      '"challenges" has the wrong kind of value; expected array.',
    ],
    [
      'a word where a number belongs',
      AIRLINES,
      (file) => file.set('order', 'first'),
      '"order" has the wrong kind of value; expected number.',
    ],
    [
      'a number where a text belongs',
      SITE,
      (file) => file.set('phone', 97140000000),
      '"phone" has the wrong kind of value; expected string. Put it in quotes if it is a text.',
    ],
    [
      'a number below the smallest',
      AIRLINES,
      (file) => file.set('order', -1),
      '"order" must be 0 or more.',
    ],
    ['a broken number', AIRLINES, (file) => file.set('order', 1.5), '"order" must be an integer.'],
    [
      'a mail address that is none',
      SITE,
      (file) => file.set('email', 'nobody'),
      '"email" must be a valid email.',
    ],
    [
      'a link without its slash',
      AIRLINES,
      (file) => file.setIn(['action', 'link'], 'contact'),
      '"action.link" must start with "/", "#", "https://", "mailto:" or "tel:".',
    ],
    [
      'a value that is not in its list',
      AMPLIFICATION,
      (file) => file.setIn(['how', 'cards', 0, 'glyph'], 'star'),
      '"how.cards[0].glyph" must be one of: act, aim,',
    ],
    [
      'a reference to a group that does not exist',
      AIRLINES,
      (file) => file.set('group', 'skies'),
      '"group" names "skies", but case-study-groups has no entry with that slug. Known: industries, markets.',
    ],
    [
      'a reference, in a list, to a service that does not exist',
      AIRLINES,
      (file) => file.setIn(['services', 1], 'listening'),
      '"services[1]" names "listening", but services has no entry with that slug.',
    ],
    [
      'a reference, in a group, to a partner that does not exist',
      'data/service-groups/listening.yaml',
      (file) => file.setIn(['promo', 'partner'], 'hootalk'),
      '"promo.partner" names "hootalk", but partners has no entry with that slug.',
    ],
    [
      'a reference that differs from the slug by case',
      AIRLINES,
      (file) => file.setIn(['services', 0], 'Risk'),
      '"services[0]" names "Risk", but services has no entry with that slug.',
    ],
    [
      'a picture that does not exist',
      AIRLINES,
      (file) => file.set('picture', { file: 'plane.jpg', alt: 'A plane' }),
      '"picture.file" names "plane.jpg", but there is no such file in data/pictures.',
    ],
    [
      'a page that would stand in the place of /about',
      AIRLINES,
      (file) => file.set('slug', 'about'),
      '"slug" claims the address /about, which the about page has too.',
    ],
    [
      'a page that would stand in the place of /about but for its case',
      AIRLINES,
      (file) => file.set('slug', 'About'),
      '"slug" claims the address /about, which the about page has too.',
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
    ['a quote that is not closed', "name: 'Airlines"],
    ['a tab for spaces', 'seo:\n\ttitle: Airlines'],
    ['a field that is there twice', 'name: Airlines\nname: Airlines'],
    ['a colon in a text without quotes', 'name: Airlines: a story'],
    ['a star at the start of a text without quotes', 'name: *Airlines'],
  ])('%s is reported as unreadable YAML, with its file', async (_name, source) => {
    await copy.write(AIRLINES, source);
    expect(problemsIn(copy)).toEqual([
      expect.stringMatching(/^data\/case-studies\/airlines\.yaml: is not valid YAML: ./),
    ]);
  });

  it('names the line that cannot be read', async () => {
    await copy.write(AIRLINES, "slug: airlines\nname: 'Airlines");
    expect(problemsIn(copy)[0]).toContain('line 2');
  });

  it.each(['', '# Nothing yet.', '- one\n- two', 'Only words.'])(
    'a file that holds %j has no fields',
    async (source) => {
      await copy.write(AIRLINES, source);
      expect(problemsIn(copy)).toEqual([
        'data/case-studies/airlines.yaml: must hold fields ("name: value" lines).',
      ]);
    },
  );

  it.each(['2024-11-07', 'true', '42', '4.20'])(
    '%s without quotes is not a text, and the report says so',
    async (written) => {
      const source = await copy.read(COOKIES);
      await copy.write(COOKIES, source.replace(/(?<=^effectiveDate: ).*/m, written));
      expect(problemsIn(copy)).toEqual([
        'data/legal/cookies.yaml: "effectiveDate" has the wrong kind of value; expected string. Put it in quotes if it is a text.',
      ]);
    },
  );
});

describe('several problems', () => {
  it('of one file are all reported', async () => {
    await copy.edit(AIRLINES, (file) => {
      file.delete('summary');
      file.deleteIn(['closing', 'text']);
    });
    expect(problemsIn(copy)).toEqual([
      expect.stringContaining('"summary" is missing'),
      expect.stringContaining('"closing.text" is missing'),
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
        `data/case-studies/second.yaml: "slug" claims the address /airlines, which ${AIRLINES} has too. Give one of them another slug.`,
      ]);
    },
  );

  it('are reported where they are of different kinds', async () => {
    await copy.edit(HOO_TALK, (file) => file.set('slug', 'risk'));
    expect(problemsIn(copy)).toContainEqual(
      `${RISK}: "slug" claims the address /risk, which ${HOO_TALK} has too. Give one of them another slug.`,
    );
  });

  it('are reported where one claims it as its second spelling', async () => {
    await copy.edit(AIRLINES, (file) => file.set('otherSpellings', ['risk']));
    expect(problemsIn(copy)).toEqual([
      `${RISK}: "slug" claims the address /risk, which ${AIRLINES} has too. Give one of them another slug.`,
    ]);
  });

  it('are not reported for one file with two spellings of its own', async () => {
    await copy.edit(AIRLINES, (file) => file.set('otherSpellings', ['AIRLINES', 'airline']));
    expect(problemsIn(copy)).toEqual([]);
  });

  it('are reported for groups too, which references name by their slug', async () => {
    await copy.duplicate(MARKETS, 'data/case-study-groups/second.yaml', () => undefined);
    expect(problemsIn(copy)).toEqual([
      `data/case-study-groups/second.yaml: "slug" is "markets", which ${MARKETS} has too. Give one of them another slug.`,
    ]);
  });
});

describe('a file in the wrong place', () => {
  it.each(['data/airlines.yaml', 'data/stories/new.yaml', 'data/case-studies/old/x.yml'])(
    'is reported: %s',
    async (file) => {
      await copy.write(file, 'slug: x');
      expect(problemsIn(copy)).toEqual([
        `${file}: belongs to no kind of content. Move it into one of the folders of data/.`,
      ]);
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
  expect(problemsIn(copy)).toEqual([`${file}: is missing.`]);
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

  it('may have a picture of its own', async () => {
    await copy.write('data/pictures/plane.jpg', 'not looked into');
    await copy.edit(AIRLINES, (file) => file.set('picture', { file: 'plane.jpg', alt: 'A plane' }));
    expect(problemsIn(copy)).toEqual([]);
  });
});

describe('collectionOf', () => {
  it.each([
    ['data/services/risk.yaml', 'services'],
    ['data/case-studies/FMCG.yml', 'case-studies'],
    ['data/site.yaml', 'site'],
    ['data/pages/home.yaml', 'home'],
  ])('finds that %s is of the kind %s', (file, name) => {
    expect(collectionOf(file)?.name).toBe(name);
  });

  it.each([
    'data/services/risk.json',
    'data/services/old/risk.yaml',
    'data/pages/other.yaml',
    'services/risk.yaml',
    'data/pictures/plane.jpg',
  ])('finds none for %s', (file) => {
    expect(collectionOf(file)).toBeUndefined();
  });
});
