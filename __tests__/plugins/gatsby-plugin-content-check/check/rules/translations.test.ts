/** @jest-environment node */
import { parse, stringify } from 'yaml';
import { entriesOf } from '../../../../../plugins/gatsby-plugin-content-check/src/check/checkContent';
import { checkSources } from '../../../../../plugins/gatsby-plugin-content-check/src/check/checkSources';
import { problemLine } from '../../../../../plugins/gatsby-plugin-content-check/src/check/format';
import type { Source } from '../../../../../plugins/gatsby-plugin-content-check/src/check/readContentFile';
import {
  problemsOf,
  replaceIn,
  siteSources,
  sourcesWith,
  surroundings,
  textOf,
} from '../../../../support/contentCheck';

const english = siteSources.filter(({ file }) => !/^data\/[a-z]{2}\//.test(file));

const RISK = 'data/services/risk.yaml';
const ARABIC_RISK = 'data/ar/services/risk.yaml';
const FMCG = 'data/case-studies/FMCG.yaml';
const PARTNER = 'data/partners/mass-analytics.yaml';
const ARABIC_CONTACT = 'data/ar/pages/contact.yaml';

const all = (sources: readonly Source[]): string[] => {
  const { problems, warnings } = checkSources(sources, surroundings);
  return [...problems, ...warnings].map(problemLine);
};
const before = new Set(all(siteSources));

const said = (files: Readonly<Record<string, string | undefined>>): string[] =>
  all(sourcesWith(files, siteSources)).filter((line) => !before.has(line));

const after = (file: string, from: string, to: string) =>
  said({ [file]: replaceIn(textOf(file), from, to) });

test('a site is valid in one language and in two', () => {
  expect(all(english)).toEqual([]);
  expect(checkSources(siteSources, surroundings).problems).toEqual([]);
  expect(all(siteSources).filter((line) => line.includes('site.yaml'))).toEqual([]);
});

test('hours in one language only are noticed, in whichever they are', () => {
  const without = (file: string) =>
    said({ [file]: textOf(file).replace(/^hours:\n(?: .*\n)+/m, '') });
  expect(without(ARABIC_CONTACT)).toEqual([
    expect.stringMatching(
      /^data\/ar\/.*warning: "Hours" \(hours\) is missing; data\/pages\/contact.yaml:/,
    ),
  ]);
  expect(without('data/pages/contact.yaml')).toEqual([
    expect.stringMatching(
      /^data\/ar\/.*warning: "Hours" \(hours\) is in this language only: data\/pages\/contact.yaml/,
    ),
  ]);
});

test('questions in the main language only are an error, because their anchors pair them', () => {
  const without = textOf(ARABIC_RISK).replace(/^questions:\n(?:(?: .*)?\n)+/m, '');
  expect(said({ [ARABIC_RISK]: without })).toEqual([
    expect.stringMatching(/^data\/ar\/services\/risk.yaml.*error: .*\(questions\)/),
  ]);
});

test('each missing translation is reported by its page', () => {
  expect([...before]).toEqual([
    expect.stringContaining(
      'data/ar/case-studies/fashion.yaml:1:8: warning: This translation is a draft: data/case-studies/fashion.yaml has no page in this language.',
    ),
    ...['case-studies/telco', 'partners/mass-analytics', 'services/amplification'].map(
      (name) =>
        `data/ar/${name}.yaml:1:1: warning: This file is missing: it says data/${name}.yaml in Arabic. Until it is there, the page has English only.`,
    ),
  ]);
  expect(said({ 'data/ar/site.yaml': undefined })).toEqual([
    'data/ar/site.yaml:1:1: error: This file is missing: it says data/site.yaml in Arabic.',
  ]);
});

test.each<[file: string, from: string, to: string, report: string | RegExp]>([
  [
    ARABIC_RISK,
    'name: المخاطر والأزمات\n',
    '',
    `${ARABIC_RISK}:2:1: error: "Name" (name) is missing. Expected a text of at most 60 characters. In menus and on cards.`,
  ],
  [
    ARABIC_RISK,
    'why:',
    'order: 5\nwhy:',
    `"order" is the same in every language: ${RISK} says it. Delete it here.`,
  ],
  [
    ARABIC_RISK,
    '    - title: ننبّه\n',
    '    - title: ننبّه\n      glyph: pulse\n',
    `"glyph" is the same in every language: ${RISK} says it. Delete it here.`,
  ],
  [
    ARABIC_RISK,
    '    - title: ننبّه\n      text: نخبركم.\n',
    '',
    /^data\/ar\/services\/risk\.yaml:\d+:\d+: error: "Cards" \(how › cards\) has 3 items, data\/services\/risk\.yaml:\d+ has 4: "Alert" is missing, or one before it\./,
  ],
  [
    ARABIC_RISK,
    /^ {2}points:\n(?: {4}.*\n)+/m.exec(textOf(ARABIC_RISK))?.[0] ?? '',
    '',
    '"Points" (why › points) is missing. Expected a list of 3 to 5 items.',
  ],
  ['data/ar/site.yaml', 'language: ar\n', '', '"Language" (language) is missing.'],
  [
    'data/ar/site.yaml',
    'language: ar',
    'language: fr',
    '"Language" (language) is "fr"; the files are in "ar". Write ar',
  ],
  [
    FMCG,
    'slug: FMCG',
    'quote:\n  words: It is so.\n  name: Sample Person\n  role: Editor\nslug: FMCG',
    /^data\/ar\/case-studies\/FMCG\.yaml:1:1: error: "Quotation" \(quote\) is missing; data\/case-studies\/FMCG\.yaml:\d+ says it\./,
  ],
  ...[
    ['\u200f', '"Title" (title) holds an invisible direction mark (U+200F)'],
    [', ', '"Title" (title) holds the Latin ","'],
  ].map(([mark = '', report = '']): [string, string, string, string] => [
    ARABIC_CONTACT,
    'title: اتصلوا بنا\ntext',
    `title: اتصلوا${mark}بنا\ntext`,
    report,
  ]),
])('in %s, changing "%s" to "%s" is reported', (file, from, to, report) => {
  expect(after(file, from, to)).toEqual([
    typeof report === 'string' ? expect.stringContaining(report) : expect.stringMatching(report),
  ]);
});

test('a list of texts may differ in length; a legal block must be of the original’s type', () => {
  const about = 'data/ar/pages/about.yaml';
  expect(after(about, 'paragraphs:\n', 'paragraphs:\n    - فقرة أخرى.\n')).toEqual([]);
  expect(after('data/ar/legal/cookies.yaml', '- subheading:', '- paragraph:')).toEqual([
    expect.stringMatching(/"Subheading" .* is missing; data\/legal\/cookies\.yaml:\d+ says it/),
    expect.stringMatching(/holds "paragraph", data\/legal\/cookies\.yaml:\d+ holds "subheading"/),
  ]);
});

test('a draft translation may lack parts, and shows the original’s until it has its own', () => {
  const question = 'وفي الضباب؟';
  const own = { ...parse(textOf(ARABIC_RISK)), questions: [{ question, answer: 'نعم.' }] };
  const withDraft = (draft: boolean) =>
    sourcesWith({ [ARABIC_RISK]: stringify({ draft, ...own }) }, siteSources);
  const severities = (draft: boolean) =>
    problemsOf(withDraft(draft), ARABIC_RISK)
      .filter(({ message }) => message.includes('has 1 item'))
      .map(({ severity }) => severity);
  expect(severities(false)).toEqual(['error']);
  expect(severities(true)).toEqual(['warning']);

  const { files } = checkSources(withDraft(true), surroundings);
  const shown = entriesOf(files, false).find(({ file }) => file === ARABIC_RISK);
  expect(shown?.content).toMatchObject({
    questions: [{ anchor: 'fog', question }, { question: 'And at night?' }, { anchor: 'calm' }],
  });
});

test('a list of a translation with too few items is reported once', () => {
  const file = 'data/ar/case-studies/airlines.yaml';
  const { challenges, ...rest } = parse(textOf(file));
  expect(said({ [file]: stringify({ ...rest, challenges: challenges.slice(1) }) })).toEqual([
    expect.stringContaining('has 1 item; it needs exactly 2.'),
  ]);
});

test('a page with no translation, or a draft of one, is in English only', () => {
  const languages = (files: Readonly<Record<string, string | undefined>>) =>
    entriesOf(checkSources(sourcesWith(files, siteSources), surroundings).files, true)
      .filter(({ content }) => 'slug' in content && content.slug === 'risk')
      .map(({ language }) => language);
  expect(languages({})).toEqual(['ar', 'en']);
  expect(languages({ [ARABIC_RISK]: undefined })).toEqual(['en']);
  expect(languages({ [ARABIC_RISK]: `draft: true\n${textOf(ARABIC_RISK)}` })).toEqual(['en']);
  expect(languages({ [RISK]: `draft: true\n${textOf(RISK)}` })).toEqual([]);
  expect(languages({ [RISK]: `draft: false\n${textOf(RISK)}` })).toEqual(['ar', 'en']);
  expect(languages({ [RISK]: undefined })).toEqual([]);
});

test.each([
  [{ [RISK]: undefined }, `${ARABIC_RISK}:2:1: warning: This file translates nothing`],
  [
    { [RISK]: '- risk' },
    `${RISK}:1:3: error: This file holds no fields, so it cannot be a service.`,
  ],
  [{ 'data/zz/site.yaml': 'language: zz' }, 'data/zz/site.yaml:1:1: error: "zz" is no language'],
  [
    { [PARTNER]: replaceIn(textOf(PARTNER), 'slug: mass-analytics', 'slug: fr') },
    'The address /fr is kept for the pages in French.',
  ],
])('a translation needs an original, a known language and free addresses: %#', (files, report) => {
  expect(said(files)).toContainEqual(expect.stringContaining(report));
});
