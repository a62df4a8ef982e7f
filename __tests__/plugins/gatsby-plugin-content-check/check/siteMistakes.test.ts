/** @jest-environment node */
/** What is said of a mistake, word for word and at its line, where it takes more than one file to see it. */
import { problemLine } from '../../../../plugins/gatsby-plugin-content-check/src/check/format';
import type { Surroundings } from '../../../../plugins/gatsby-plugin-content-check/src/check/surroundings';
import { translationsLeft } from '../../../../plugins/gatsby-plugin-content-check/src/launch/launchList';
import {
  problemsOf,
  replaceIn,
  siteSources,
  sourcesWith,
  textOf,
} from '../../../support/contentCheck';

const SITE = 'data/site.yaml';
const LOGIN = 'data/pages/login.yaml';
const RISK = 'data/services/risk.yaml';
const ARABIC_RISK = 'data/ar/services/risk.yaml';
const FMCG = 'data/case-studies/FMCG.yaml';
const ARABIC_FMCG = 'data/ar/case-studies/FMCG.yaml';

const known = new Set(problemsOf(siteSources).map(problemLine));

const problemsWith = (
  files: Readonly<Record<string, string | undefined>>,
  around?: Partial<Surroundings>,
) =>
  problemsOf(sourcesWith(files), undefined, around).filter(
    (problem) => !known.has(problemLine(problem)),
  );

const saidOf = (...site: Parameters<typeof problemsWith>): string[] =>
  problemsWith(...site).map(problemLine);

/** The number of the line that holds the words. */
const lineOf = (file: string, words: string): number =>
  textOf(file)
    .split('\n')
    .findIndex((line) => line.includes(words)) + 1;

const ALERT = '    - title: ننبّه\n      text: نخبركم.\n';

it.each<[what: string, file: string, from: string, to: string, ...says: string[]]>([
  [
    'an item too many in a translation',
    ARABIC_RISK,
    ALERT,
    ALERT + ALERT,
    `${ARABIC_RISK}:${lineOf(ARABIC_RISK, 'cards:')}:3: error: "Cards" (how › cards) has 5 items, ${RISK}:${lineOf(RISK, 'cards:')} has 4: 1 too many. The items of both lists belong together, one by one, in the same order.`,
  ],
  [
    'two words of English in a translation',
    ARABIC_RISK,
    'نخبركم.',
    'Call us',
    `${ARABIC_RISK}:${lineOf(ARABIC_RISK, 'نخبركم.')}:13: warning: "Text" (how › cards › 4 › text) has no Arabic in it: "Call us". Translate it.`,
  ],
  [
    'a former address that another page has',
    RISK,
    '  - danger\n',
    '  - danger\n  - tactical\n',
    `${RISK}:${lineOf(RISK, '- danger') + 1}:5: error: The address /tactical cannot lead here: data/services/tactical.yaml has it. Delete this line. An address leads to one page only.`,
  ],
  [
    'a second spelling that another page has',
    FMCG,
    '- fmcg',
    '- risk',
    `${FMCG}:${lineOf(FMCG, '- fmcg')}:5: error: The address /risk is taken: ${RISK} has it too. Give one of them another slug. Capital letters make no difference.`,
  ],
  [
    'an item too few',
    RISK,
    '    - Boards ask what was known.\n',
    '',
    `${RISK}:${lineOf(RISK, 'points:')}:3: error: "Points" (why › points) has 2 items; it needs at least 3.`,
  ],
  [
    'a mail address without its sign',
    SITE,
    /^email: .*/m.exec(textOf(SITE))?.[0] ?? '',
    'email: desk at acme',
    `${SITE}:${lineOf(SITE, 'email: ')}:8: error: "Mail address" (email) is "desk at acme", which is no mail address. Expected an address like info@company.com.`,
  ],
  [
    'a dead link, which the translation does not have to repeat',
    RISK,
    '[answers](/amplification)',
    '[answers](/nowhere)',
    `${RISK}:${lineOf(RISK, '[answers]')}:15: error: A link in "Text" (hero › text) leads to "/nowhere", but this site has no such page. A page’s address is "/" and its slug; capital letters count.`,
  ],
])('%s', (_what, file, from, to, ...says) => {
  expect(saidOf({ [file]: replaceIn(textOf(file), from, to) })).toEqual(says);
});

it('the commas and question marks of an address are not those of an Arabic sentence', () => {
  const link = "'انظروا [هنا](/contact?subject=password).'";
  expect(saidOf({ [ARABIC_RISK]: replaceIn(textOf(ARABIC_RISK), 'نخبركم.', link) })).toEqual([]);
});

it('a page that the site cannot do without is to be restored', () => {
  expect(saidOf({ [LOGIN]: undefined })).toEqual([
    `${LOGIN}:1:1: error: This file is missing: it is the login page. Restore it from Git.`,
    `data/ar/pages/login.yaml:1:1: warning: This file translates nothing: there is no ${LOGIN}. Delete it, or give it the name of its original.`,
  ]);
});

it('a translation of reworded texts is told their lines in the original, at the first of them', () => {
  const before = ['Most crises leave', 'You hear from us.'].reduce(
    (text, words) => replaceIn(text, words, 'Once'),
    textOf(RISK),
  );
  const problems = problemsWith({}, { translatedOriginals: new Map([[ARABIC_RISK, before]]) });
  const lines = [lineOf(RISK, 'Most crises leave') - 1, lineOf(RISK, 'You hear from us.')];
  expect(problems.map(({ file, field, message }) => [file, field, message])).toEqual([
    [
      ARABIC_RISK,
      'hero.text',
      `${RISK} has been reworded since this was translated: line ${lines.join(', ')}.`,
    ],
  ]);
  expect(translationsLeft(problems)).toEqual(problems);
});

it('words that a translation lacks are left to be translated, before the launch too', () => {
  const hours = textOf('data/ar/pages/contact.yaml').replace(/^hours:\n(?: .*\n)+/m, '');
  const problems = problemsWith({ 'data/ar/pages/contact.yaml': hours });
  expect(problems.map(({ field }) => field)).toEqual(['hours']);
  expect(translationsLeft(problems)).toEqual(problems);
});

it('a quotation that a draft of a translation lacks is advice, and an error once it is published', () => {
  const quote = 'quote:\n  words: It is so.\n  name: Sample Person\n  role: Editor\n';
  const severities = (draft: string) =>
    problemsWith({
      [FMCG]: quote + textOf(FMCG),
      [ARABIC_FMCG]: draft + textOf(ARABIC_FMCG),
    })
      .filter(({ field }) => field === 'quote')
      .map(({ severity }) => severity);
  expect(severities('')).toEqual(['error']);
  expect(severities('draft: true\n')).toEqual(['warning']);
});

it('a title that two pages of one language share is advised against, and names the other page', () => {
  const titled = (file: string) => textOf(file).replace(/^ {2}title: .*/m, '  title: HOOTALK');
  const shared = (...files: string[]) =>
    problemsWith(Object.fromEntries(files.map((file) => [file, titled(file)])))
      .map(problemLine)
      .filter((line) => line.includes('(seo › title) is the same'));
  const tactical = 'data/services/tactical.yaml';
  expect(shared(RISK, tactical)).toEqual([
    `${tactical}:${lineOf(tactical, '  title: ')}:10: warning: "Page title" (seo › title) is the same as in ${RISK}. Search results cannot tell the two pages apart.`,
  ]);
  expect(shared(RISK, ARABIC_RISK)).toEqual([]);
});

it('a draft is blamed for the address that it shares with a published page', () => {
  const draft = 'data/services/a.yaml';
  const taken = problemsWith({ [draft]: `draft: true\n${textOf(RISK)}` }).filter(({ message }) =>
    message.startsWith('The address /risk is taken'),
  );
  expect(taken.map(({ file }) => file)).toEqual([draft]);
});

it('the last items that the original has moved are named where their words begin', () => {
  const [fog = '', night = '', calm = ''] =
    textOf(RISK).match(/^ {2}- anchor: .*\n(?: {4}.*\n)+/gm) ?? [];
  const moved = replaceIn(textOf(RISK), fog + night + calm, fog + calm + night);
  const pair = { original: textOf(RISK), translation: textOf(ARABIC_RISK) };
  const [problem] = problemsWith(
    { [RISK]: moved },
    { formerPairs: new Map([[ARABIC_RISK, pair]]) },
  );
  expect(problem).toMatchObject({ file: ARABIC_RISK, severity: 'error', field: 'questions.1' });
  expect(problem?.expected).toMatch(/ to place 2, .* to place 3\.$/);
});
