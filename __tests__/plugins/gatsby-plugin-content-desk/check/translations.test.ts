import { entriesOf } from '../../../../plugins/gatsby-plugin-content-desk/src/check/checkContent';
import { checkSources } from '../../../../plugins/gatsby-plugin-content-desk/src/check/checkSources';
import type { Source } from '../../../../plugins/gatsby-plugin-content-desk/src/check/checkSources';
import { fixSources } from '../../../../plugins/gatsby-plugin-content-desk/src/check/fix';
import { problemLine } from '../../../../plugins/gatsby-plugin-content-desk/src/check/format';
import { readSources } from '../../../../plugins/gatsby-plugin-content-desk/src/check/readFiles';
import { MAIN_LANGUAGE, originalOf } from '../../../../src/content/languages';
import { replaceIn, surroundings } from '../../../support/contentCheck';

/** The files of `data/`, with their translations into Arabic. */
const allSources = readSources(process.cwd()).filter(({ file }) =>
  ['ar', MAIN_LANGUAGE].includes(originalOf(file).language),
);

const RISK = 'data/services/risk.yaml';
const ARABIC_RISK = 'data/ar/services/risk.yaml';

/** All files with some changed, or taken away. */
const changed = (changes: Readonly<Record<string, (text: string) => string | undefined>>) =>
  allSources.flatMap((source): Source[] => {
    const text = changes[source.file] ? changes[source.file]?.(source.text) : source.text;
    return text === undefined ? [] : [{ ...source, text }];
  });

/** What the check says of files, without what it says of the real ones. */
const said = (sources: readonly Source[]): string[] => {
  const { problems, warnings } = checkSources(sources, surroundings);
  return [...problems, ...warnings].map(problemLine).filter((line) => !/placeholder/.test(line));
};

const after = (file: string, from: string, to: string) =>
  said(changed({ [file]: (text) => replaceIn(text, from, to) }));

test('nothing is wrong with the real ones', () => {
  expect(said(allSources)).toEqual([]);
});

test('a missing word stops the build', () => {
  expect(after(ARABIC_RISK, 'name: رصد المخاطر والأزمات واستشرافها\n', '')).toEqual([
    `${ARABIC_RISK}:1:1: error: "Name" (name) is missing. Expected a text of at most 60 characters. In menus and on cards.`,
  ]);
});

test('a field that is shared has its place in the original', () => {
  expect(after(ARABIC_RISK, 'why:', 'order: 5\nwhy:')).toEqual([
    expect.stringContaining(
      `"order" is the same in every language: ${RISK} says it. Delete it here.`,
    ),
  ]);
});

test('a list whose items share something has as many as the original: both lines are named', () => {
  const [line, ...others] = said(
    changed({ [ARABIC_RISK]: (text) => text.replace(/ {4}- title: ننبّه\n(?: {6}.*\n)+/, '') }),
  );
  expect(others).toEqual([]);
  expect(line).toMatch(
    /^data\/ar\/services\/risk\.yaml:\d+:\d+: error: "Cards" \(how › cards\) has 3 items, data\/services\/risk\.yaml:\d+ has 4: ".+" is missing\./,
  );
});

test('a piece of a legal page is of the same sort', () => {
  const lines = said(
    changed({
      'data/ar/legal/cookies.yaml': (text) =>
        text.replace('      - subheading:', '      - paragraph:'),
    }),
  );
  expect(lines).toEqual([
    expect.stringMatching(/"Subheading" .* is missing; data\/legal\/cookies\.yaml:\d+ says it/),
    expect.stringMatching(/holds "paragraph", data\/legal\/cookies\.yaml:\d+ holds "subheading"/),
  ]);
});

test('a list of texts may be longer or shorter', () => {
  const file = 'data/ar/pages/about.yaml';
  expect(
    said(changed({ [file]: (text) => text.replace(/(paragraphs:\n)/, '$1    - فقرة أخرى.\n') })),
  ).toEqual([]);
});

test('what an original alone may leave out is only missed', () => {
  expect(after(RISK, 'picture:', 'picture:\n  file: desk.jpg\n  alt: A desk')).toEqual([
    expect.stringContaining('warning: "Description of the picture" (picture › alt) is missing;'),
  ]);
});

test.each([
  ['data/ar/pages/home.yaml', 'error'],
  ['data/ar/site.yaml', 'error'],
  ['data/ar/service-groups/listening.yaml', 'error'],
  ['data/ar/services/risk.yaml', 'warning'],
])('a missing file is named: %s, %s', (file, severity) => {
  const lines = said(changed({ [file]: () => undefined }));
  const original = file.replace('/ar/', '/');
  expect(lines).toEqual([
    expect.stringContaining(`${severity}: This file is missing: it says ${original} in Arabic.`),
  ]);
});

test('a page without a translation, or with a draft of one, is English only', () => {
  const kept = (sources: readonly Source[]) =>
    entriesOf(checkSources(sources, surroundings).files, true)
      .filter(({ content }) => 'slug' in content && content.slug === 'risk')
      .map(({ language }) => language);
  expect(kept(allSources)).toEqual(['ar', 'en']);
  expect(kept(changed({ [ARABIC_RISK]: () => undefined }))).toEqual(['en']);
  const draft = changed({ [ARABIC_RISK]: (text) => `draft: true\n${text}` });
  expect(kept(draft)).toEqual(['en']);
  expect(said(draft)).toEqual([
    expect.stringContaining('warning: This translation is a draft: data/services/risk.yaml'),
  ]);
  expect(kept(changed({ [RISK]: (text) => `draft: true\n${text}` }))).toEqual([]);
});

test('a translation of nothing is left out', () => {
  const sources = changed({ [RISK]: () => undefined });
  expect(said(sources)).toContainEqual(
    expect.stringContaining(`${ARABIC_RISK}:1:1: warning: This file translates nothing`),
  );
});

test('a folder is named by a language', () => {
  const lines = said([...allSources, { file: 'data/zz/site.yaml', text: 'language: zz' }]);
  expect(lines[0]).toContain('data/zz/site.yaml:1:1: error: "zz" is no language');
  expect(after('data/ar/site.yaml', 'language: ar', 'language: fr')).toEqual([
    expect.stringContaining('"Language" (language) is "fr"; the files are in "ar". Write ar'),
  ]);
});

test('no page has the address of a language', () => {
  const lines = after('data/partners/hoo-talk.yaml', 'slug: hoo-talk', 'slug: fr');
  expect(lines).toContainEqual(
    expect.stringContaining('The address /fr is kept for the pages in French.'),
  );
});

test.each([
  ['an invisible direction mark', '\u200f', 'an invisible direction mark (U+200F)'],
  ['a Latin comma', ', ', 'the Latin ","'],
  ['a Latin question mark', '?', 'the Latin "?"'],
])('%s has no place in Arabic', (_name, character, words) => {
  expect(
    after('data/ar/pages/contact.yaml', 'title: اتصلوا بنا\n', `title: اتصلوا${character}بنا\n`),
  ).toEqual([expect.stringContaining(`"Title" (title) holds ${words}`)]);
});

test('links lead to pages of the same language, where there are such', () => {
  const linksOf = (sources: readonly Source[]) => {
    const entries = entriesOf(checkSources(sources, surroundings).files, true);
    const consent = entries.find(({ kind, language }) => kind === 'consent' && language === 'ar');
    const home = entries.find(({ kind, language }) => kind === 'home' && language === 'ar');
    return JSON.stringify([consent?.content, home?.content]);
  };
  const links = linksOf(allSources);
  expect(links).toContain('](/ar/cookies)');
  expect(links).toContain('"link":"/ar/contact"');
  const without = linksOf(changed({ 'data/ar/legal/cookies.yaml': () => undefined }));
  expect(without).toContain('](/cookies)');
});

describe('what can be meant in one way only is corrected', () => {
  const file = 'data/ar/pages/contact.yaml';
  const title = 'title: اتصلوا بنا\n';

  const fixed = (written: string) => {
    const sources = changed({ [file]: (text) => replaceIn(text, title, written) });
    const own = fixSources(sources, surroundings).sources.find((one) => one.file === file);
    return own?.text;
  };
  const expected = (written: string) =>
    changed({ [file]: (text) => replaceIn(text, title, written) }).find((one) => one.file === file)
      ?.text;

  test.each([
    ['a misspelt field', 'titel: اتصلوا بنا\n', title],
    ['invisible direction marks', 'title: \u200fاتصلوا \u202bبنا\u200e\n', title],
    ['a Latin comma', 'title: اتصلوا, بنا\n', 'title: اتصلوا، بنا\n'],
    [
      'Latin marks of several lines',
      'title: >-\n  اتصلوا;\n  بنا?\n',
      'title: >-\n  اتصلوا؛\n  بنا؟\n',
    ],
    [
      'a direction mark beside a Latin mark',
      "title: 'اتصلوا\u200f, بنا'\n",
      "title: 'اتصلوا، بنا'\n",
    ],
  ])('%s', (_name, damaged, written) => {
    expect(fixed(damaged)).toBe(expected(written));
  });

  test.each([
    ['a comma behind a Latin name', 'title: Acme, بنا\n'],
    ['a comma in a number', 'title: اتصلوا 10,000 مرة\n'],
    ['a question mark in an address', 'title: اتصلوا [بنا](/contact?subject=password)\n'],
    ['a field of the original', `order: 5\n${title}`],
  ])('%s is left alone', (_name, written) => {
    expect(fixed(written)).toBe(expected(written));
  });
});
