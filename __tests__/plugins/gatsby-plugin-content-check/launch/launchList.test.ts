/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { Scalar } from 'yaml';
import { checkContent } from '../../../../plugins/gatsby-plugin-content-check/src/check/checkContent';
import { placeholderValues } from '../../../../plugins/gatsby-plugin-content-check/src/check/rules/placeholderValues';
import {
  formatLaunchList,
  launchLine,
  missingSettings,
  translationsLeft,
} from '../../../../plugins/gatsby-plugin-content-check/src/launch/launchList';
import { repetitionProblems } from '../../../../plugins/gatsby-plugin-content-check/src/launch/repetitionProblems';
import { filesBelow } from '../../../../plugins/shared/generatedFiles';
import { kindOfFile, kinds } from '../../../../src/content/kinds';
import { STORY as STORY_TEXT } from '../../../support/contentCheck';
import { copyForEach } from '../../../support/fixtureSite';

const SITE = 'data/site.yaml';
const ARABIC_SITE = 'data/ar/site.yaml';
const HOME = 'data/pages/home.yaml';
const STORY = 'data/case-studies/airlines.yaml';
const PARTNER = 'data/partners/hoo-talk.yaml';
const TERMS = 'data/legal/terms.yaml';
const MADE_UP = 'illustrative';
const quoted = (text: string) => Object.assign(new Scalar(text), { type: Scalar.QUOTE_SINGLE });

const copy = copyForEach();

const launch = () => checkContent(copy.root, { isProduction: true }).launchList();
const list = (settings: string[] = []) => formatLaunchList(launch(), settings);

describe('the launch list', () => {
  const madeUp = 'is made up. Confirm it or write your own, and delete "illustrative: true".';

  it.each<[file: string, field: (string | number)[], value: unknown, words: string]>([
    [SITE, ['social', 0, 'link'], '', '"Link" (social › 1 › link) is empty. Write the address'],
    [SITE, ['logo'], undefined, '"Logo" (logo) is missing. Name your own: until then'],
    [HOME, ['trusted', 'logos', 0, MADE_UP], true, `"Client" (trusted › logos › 1) ${madeUp}`],
    [HOME, ['special', MADE_UP], true, `(special) ${madeUp}`],
    [
      PARTNER,
      ['website'],
      'https://hootalk.example/',
      '"Website" (website) is still the placeholder "https://hootalk.example/". Write the real one',
    ],
    [TERMS, ['effectiveDate'], '1 May 2001', 'is 1 May 2001: no review by that day covers'],
    [STORY, [MADE_UP], true, `The text of this case study ${madeUp}`],
    // usds/website 448: words that stand for words to come.
    [STORY, ['summary'], 'Lorem ipsum and so on.', 'holds "Lorem ipsum", which stands for words'],
    [ARABIC_SITE, ['tagline'], 'لوريم إيبسوم', 'holds "لوريم إيبسوم", which stands for words'],
    [STORY, ['summary'], 'A client TBC asked us.', 'holds "TBC", which stands for words'],
  ])(
    'names each open point on one line, with its place and the task: %s %j',
    (file, field, value, words) => {
      copy.edit(file, (document) =>
        value === undefined ? document.deleteIn(field) : document.setIn(field, value),
      );
      const [heading, item = '', ...more] = list().split('\n');
      expect(heading).toMatch(/^[A-Z][a-z ]+: 1$/);
      expect(item).toMatch(/^data\/[\w./-]+:\d+:\d+: .+\. .+\.$/);
      expect(item.startsWith(`${file}:`)).toBe(true);
      expect(item).toContain(words);
      expect(more).toEqual([]);
    },
  );

  it('follows the steps of the handbook, English before Arabic, and counts each', () => {
    for (const file of [PARTNER, STORY]) copy.edit(file, (document) => document.set(MADE_UP, true));
    copy.edit(SITE, (document) => {
      document.set('name', 'Harkwell');
      document.set('address', 'Dubai Media City, Dubai, UAE');
    });
    copy.edit(ARABIC_SITE, (document) =>
      document.set('address', 'مدينة دبي للإعلام، دبي، الإمارات العربية المتحدة'),
    );
    expect(launch().map(({ file }) => file)).toEqual([SITE, SITE, ARABIC_SITE, STORY, PARTNER]);
    const settings = ['LAUNCHED: not true.'];
    const headings = list(settings)
      .split('\n')
      .filter((line) => !/^(?:data\/|[A-Z_]+:|$)/.test(line));
    expect(headings).toEqual(['Company: 3', 'Case studies: 1', 'Partners: 1', 'Settings: 1']);
    expect(launchLine(launch().length, settings)).toBe(
      '6 things are not the company’s own yet: `npm run launch` lists 5 texts and 1 setting.',
    );
    expect(launchLine(0, settings)).toMatch(/^1 thing is .* 0 texts and 1 setting\.$/);
    expect(checkContent(copy.root).warnings.map(({ message }) => message)).toContain(
      '"Company name" (name) is still the placeholder "Harkwell".',
    );
  });

  it('has the order of the handbook for every kind of file', () => {
    const groups = ['data/services/risk.yaml', 'data/service-groups/listening.yaml'];
    for (const file of [STORY, PARTNER, ...groups]) {
      copy.edit(file, (document) => document.set(MADE_UP, true));
    }
    copy.edit(HOME, (document) => document.setIn(['special', MADE_UP], true));
    copy.edit(SITE, (document) => document.set('name', 'Harkwell'));
    const order = launch().map(({ file }) => kinds.findIndex((kind) => kind === kindOfFile(file)));
    expect(order).toHaveLength(6);
    expect(order).toEqual([...order].sort((one, other) => one - other));
  });

  it('leaves out content that the published site does not show', () => {
    copy.edit(STORY, (document) => {
      document.set(MADE_UP, true);
      document.set('draft', true);
    });
    expect(list()).toBe('');
  });

  it.each<[changes: Record<string, unknown>, open: string[]]>([
    [{ reviewedOn: '22 November 2026', effectiveDate: '22 November 2026' }, []],
    [{ reviewedOn: quoted('2026-11-22'), effectiveDate: '22 November 2026' }, []],
    [{ effectiveDate: '7 November 2024' }, ['effectiveDate']],
    [{ reviewedOn: '1 May 2999', effectiveDate: '1 May 2999' }, ['reviewedOn']],
    [{ reviewed: false, reviewedBy: '' }, ['effectiveDate', 'reviewed']],
  ])('a legal page with %j leaves open %j', (changes, open) => {
    copy.edit(TERMS, (document) =>
      Object.entries(changes).forEach(([name, value]) => document.set(name, value)),
    );
    expect(launch().map(({ field }) => field)).toEqual(open);
    expect(checkContent(copy.root).problems).toEqual([]);
  });
});

it.each([
  ['reviewedOn', '2026-11-22', 'should be a text'],
  ['effectiveDate', 'March 1st, 2027', 'must be a day, like "22 November 2026".'],
  ['effectiveDate', '1 Mrch 2027', 'must be a day, like "22 November 2026".'],
])('a legal page with the day %s: %s is one problem', (field, day, message) => {
  copy.write(TERMS, copy.read(TERMS).replace(RegExp(`^${field}: .*`, 'm'), `${field}: ${day}`));
  expect(checkContent(copy.root).problems).toEqual([
    expect.objectContaining({ field, message: expect.stringContaining(message) }),
  ]);
});

describe('the date of a translated legal page', () => {
  const ARABIC = 'data/ar/legal/terms.yaml';
  const left = () => {
    return translationsLeft(checkContent(copy.root).warnings).map(({ file }) => file);
  };

  it.each(['22 نوفمبر 2026', '٢٢ نوفمبر ٢٠٢٦م'])('is recognised as the original’s: %s', (day) => {
    copy.edit(TERMS, (document) => document.set('effectiveDate', '22 November 2026'));
    copy.edit(ARABIC, (document) => document.set('effectiveDate', quoted(day)));
    expect(left()).toEqual([]);
  });

  it.each(['22 ديسمبر 2026', 'قريبًا'])('is reported as different: %s', (day) => {
    copy.edit(TERMS, (document) => document.set('effectiveDate', quoted('2026-11-22')));
    copy.edit(ARABIC, (document) => document.set('effectiveDate', quoted(day)));
    expect(left()).toEqual([ARABIC]);
  });
});

it('each text that repeats another entry’s word for word is reported', () => {
  const repeated = () => [...repetitionProblems(checkContent(copy.root).files)];
  expect(repeated()).toEqual([]);
  const own = STORY_TEXT.replace(
    'First challenge.',
    'A challenge that this client alone had to meet.',
  );
  const other = own
    .replace('slug: story', 'slug: other')
    .replace('They learnt what was said', 'They learnt');
  copy.write('data/case-studies/story.yaml', own);
  copy.write('data/case-studies/other.yaml', other.replace('order: 900', 'order: 901'));
  expect(repeated().map(({ file, field, line }) => [file, field, line])).toEqual([
    ['data/case-studies/story.yaml', 'seo.description', 7],
    ['data/case-studies/story.yaml', 'challenges.0', 14],
  ]);
  expect(repeated()[1]?.message).toBe(
    '"Bullet" (challenges › 1) says word for word what data/case-studies/other.yaml says.',
  );
});

const allSettings = {
  GATSBY_API_HOST: 'https://api.example.com',
  GATSBY_API_TOKEN: 'abc',
  GATSBY_SITE_URL: 'https://www.example.com',
  LAUNCHED: 'true',
  CMS_REPOSITORY: 'acme/website',
  CMS_SIGN_IN: 'token',
};

it.each(Object.keys(allSettings))('a launched site that lacks %s is told so', (name) => {
  expect(missingSettings({ ...allSettings, [name]: '' })).toEqual([
    expect.stringMatching(new RegExp(`^${name}: not (?:set|true)\\. .+\\. .+\\.$`)),
  ]);
});

it('a launched site may not have a local address', () => {
  expect(missingSettings(allSettings)).toEqual([]);
  expect(missingSettings({ ...allSettings, GATSBY_SITE_URL: 'http://localhost:9000' })).toEqual([
    expect.stringMatching(/^GATSBY_SITE_URL: this computer\./),
  ]);
});

it('no published code contains the placeholder company’s name', () => {
  const [name = ''] = placeholderValues['site.name'] ?? [];
  const code = filesBelow('src').filter((file) => /\.tsx?$/.test(file));
  const holding = code.filter((file) =>
    readFileSync(`src/${file}`, 'utf8').toLowerCase().includes(name.toLowerCase()),
  );
  expect(name).not.toBe('');
  expect(holding).toEqual([]);
});
