/** @jest-environment node */
/** Whoever does to the letter what the check says has nothing left to do, anywhere on the site. */
import type { Problem } from '../../../../plugins/gatsby-plugin-content-check/src/check/problem';
import type { Surroundings } from '../../../../plugins/gatsby-plugin-content-check/src/check/surroundings';
import {
  problemsOf,
  replaceIn,
  siteSources,
  sourcesWith,
  textOf,
} from '../../../support/contentCheck';

const RISK = 'data/services/risk.yaml';
const ARABIC_RISK = 'data/ar/services/risk.yaml';
const AIRLINES = 'data/case-studies/airlines.yaml';
const TERMS = 'data/legal/terms.yaml';
const ARABIC_TERMS = 'data/ar/legal/terms.yaml';
const SITE = 'data/site.yaml';
const NAVIGATION = 'data/navigation.yaml';
const MASS = 'data/partners/mass-analytics.yaml';
const HOO = 'data/partners/hoo-talk.yaml';

const known = new Set(problemsOf(siteSources).map(({ file, message }) => file + message));
/** What is said of the site with some files changed, and not without. */
const saidOf = (files: Readonly<Record<string, string>>, around?: Partial<Surroundings>) =>
  problemsOf(sourcesWith(files), undefined, around).filter(
    ({ file, message }) => !known.has(file + message),
  );

/** The words that are offered for those at the problem's place. */
function offered({ expected = '', suggestion = '' }: Problem): string | undefined {
  const pattern =
    /Did you mean "(.+)"\?$|(?:^|: |\. )Write (?!what |it |the |its |digits |true )(\S.*)$|^Put it in quotes: (.+)$|^Arabic has its own: "(.)"\.$/;
  const found = [suggestion, expected].flatMap((sentence) => pattern.exec(sentence) ?? []);
  const words = found.slice(1).find((group) => group);
  return words?.replace(/ (?:instead|once)\.$/, '');
}

/** The text with the offered words in the problem's place. */
function followed(text: string, problem: Problem): string {
  const { line, column, endLine, endColumn } = problem;
  const right = offered(problem);
  if (right === undefined) throw new Error(`Nothing is offered: ${problem.expected ?? ''}`);
  const starts = text.split('\n').map((each) => each.length + 1);
  const offset = (toLine: number, toColumn: number) =>
    starts.slice(0, toLine - 1).reduce((sum, length) => sum + length, 0) + toColumn - 1;
  let [start, end] = [offset(line, column), offset(endLine, endColumn)];
  // "Write ي for "ی", ك for "ک"": letter by letter.
  const pairs = [...right.matchAll(/"?([^\s"]+)"? for "([^"]+)"/g)];
  // A wrong letter in a name: the name as a whole is offered.
  if (problem.message.startsWith('The name "')) {
    [start, end] = [text.lastIndexOf('\n', start) + 1, text.indexOf(':', start)];
  }
  let placed = text.slice(start, end);
  const unquoted = /^'(.*)'$/.exec(right)?.[1] ?? placed;
  if (problem.expected?.startsWith('Put it in quotes') && unquoted.startsWith(placed)) {
    end = start + unquoted.length;
    placed = unquoted;
  }
  if (pairs.length > 0) {
    const lineEnd = text.indexOf('\n', start);
    const rest = text.slice(start, lineEnd);
    const mended = pairs.reduce(
      (words, [, to = '', from = '']) => words.replaceAll(from, to),
      rest,
    );
    return text.slice(0, start) + mended + text.slice(lineEnd);
  }
  // The Latin mark: its field is the place.
  const latin = /holds the Latin "(.)"/.exec(problem.message)?.[1];
  if (latin !== undefined) {
    return text.slice(0, start) + placed.replaceAll(latin, right) + text.slice(end);
  }
  // Without a place of its own, a piece is named in the sentence.
  const piece = / holds "([^"]+)"/.exec(problem.message)?.[1] ?? placed;
  const replaced = placed.includes(piece) ? placed.replace(piece, () => right) : right;
  return text.slice(0, start) + replaced + text.slice(end);
}

type Row = readonly [what: string, file: string, from: string, to: string];

const ABOUT = 'We watch public sources.';
const ARABIC_ABOUT = 'نتابع المصادر العامة.';

const rows: readonly Row[] = [
  ['a reference', RISK, 'group: listening', 'group: listning'],
  ['a reference in another case', RISK, 'group: listening', 'group: Listening'],
  ['an entry by its former name', AIRLINES, '  - risk', '  - danger'],
  ['a service of the form', RISK, 'leadService: Risk & Crisis', 'leadService: Risk and Crisis'],
  ['a choice', RISK, 'tone: L1', 'tone: l1'],
  ['a glyph', HOO, 'glyph: rise', 'glyph: rize'],
  ['a network', SITE, 'network: linkedin', 'network: linked-in'],
  ['a menu of entries', NAVIGATION, 'entries: listening', 'entries: listenin'],
  ['a link of a menu', NAVIGATION, 'link: /about', 'link: /abuot'],
  ['a part in a menu', NAVIGATION, 'link: /success#markets', 'link: /success#market'],
  ['a link of the footer', NAVIGATION, 'link: privacy-policy', 'link: privacy-polcy'],
  ['a link of the footer with a slash', NAVIGATION, 'link: cookies', 'link: cookies/'],
  ['a picture', MASS, 'file: quay.jpg', 'file: quai.jpg'],
  ['a logo', MASS, 'file: mass.png', 'file: Mass.png'],
  ['a sample', RISK, 'file: alert.pdf', 'file: alerts.pdf'],
  ['a field', RISK, 'cardText:', 'cardtext:'],
  ['a field in a group', RISK, 'statement:', 'statment:'],
  ['a field of a translation', ARABIC_RISK, 'cardText:', 'cardtext:'],
  ['a field of a menu', NAVIGATION, 'isButton:', 'isbutton:'],
  ['a field with a Cyrillic letter', RISK, 'cardText:', 'c\u0430rdText:'],
  ['a fact', RISK, ABOUT, 'Write to {emial}.'],
  ['a mail address in a link', RISK, 'link: /contact', 'link: mailto:{emial}'],
  ['a fact in a link in a text', RISK, ABOUT, "'[Call]({phonLink}).'"],
  ['a part of another page', RISK, '(/about#will-not-do)', '(/about#will-not-to)'],
  ['a part of a page in a field', RISK, 'link: /contact', 'link: /success#markts'],
  ['a part of this page', TERMS, '(#acceptance)', '(#aceptance)'],
  ['a former address', RISK, '(/about#will-not-do)', '(/danger)'],
  ['a former address in a field', HOO, '[rest](/risk)', '[rest](/danger#fog)'],
  ['a space in a link', RISK, '[whistle](/tactical)', '[whistle] (/tactical)'],
  ['a link in Arabic', ARABIC_RISK, '[سيناريوهات](/about)', '[سيناريوهات](/abot)'],
  ['a reference of HTML', RISK, ABOUT, 'Acme&reg; watches.'],
  ['a number of HTML', RISK, ABOUT, 'Acme&#174; watches.'],
  ['a quotation mark of HTML', RISK, ABOUT, 'We watch 12&#34; screens.'],
  ['an apostrophe of HTML', RISK, ABOUT, "'We don&#39;t watch.'"],
  ['bold letters', RISK, ABOUT, 'We **watch** sources.'],
  ['bold and slanted letters', RISK, ABOUT, 'We ***watch*** sources.'],
  ['a template', RISK, ABOUT, "'{{name}} watches.'"],
  ['letters of PDF files', RISK, ABOUT, 'We find ﬁne sources.'],
  ['Persian letters', ARABIC_RISK, ARABIC_ABOUT, 'نتابع خليجی کبير.'],
  ['a sign out of a PDF file', ARABIC_RISK, ARABIC_ABOUT, 'نتابع ﻻ ﷲ.'],
  ['the sign of the rial', ARABIC_RISK, ARABIC_ABOUT, 'بمبلغ 5 ﷼.'],
  ['the Latin comma', ARABIC_RISK, ARABIC_ABOUT, 'نتابع, ونرصد.'],
  ['the Arabic decimal point', ARABIC_RISK, ARABIC_ABOUT, 'نتابع ٥٫٥ مرات.'],
  ['the Arabic thousands', ARABIC_RISK, ARABIC_ABOUT, 'نتابع ١٬٠٠٠ مرة.'],
  ['a space before three points', ARABIC_RISK, ARABIC_ABOUT, 'نتابع...'],
  ['a hamza', ARABIC_RISK, ARABIC_ABOUT, 'نتابع الاداء.'],
  ['the language', SITE, 'language: en', 'language: ar'],
  ['a number for a text', RISK, 'name: Risk & Crisis', 'name: 2024'],
  [
    'a long number for a text',
    RISK,
    'cardText: See a crisis coming.',
    `cardText: 0x${'1F'.repeat(25)}`,
  ],
  ['a field for an item', RISK, 'Boards ask what was known.', 'Boards: ask what was known.'],
  ['a year for a date', TERMS, 'reviewedBy: A lawyer', 'reviewedBy: 2026-11-22'],
];

/** Mistakes for which there is no word that would be right. */
const withoutOffer: readonly Row[] = [
  ['a fact in a link', RISK, 'link: /contact', "link: '{phonLink}'"],
  ['the phone, and not its link', RISK, 'link: /contact', "link: '{phon}'"],
  ['a space before a former address', RISK, '[whistle](/tactical)', '[whistle] (/danger)'],
  ['what the list names already', AIRLINES, '  - risk', '  - tacticl'],
  ['a field that is there', RISK, 'cardText: See', 'cardTexts: And\ncardText: See'],
  [
    'many bold letters',
    RISK,
    ABOUT,
    'We **watch very many sources of very many kinds in very many places all day**.',
  ],
];

const inPlace = (file: string, from: string, to: string) => replaceIn(textOf(file), from, to);

it.each(rows)('%s: what is offered leaves nothing to say', (_what, file, from, to) => {
  const text = inPlace(file, from, to);
  const found = saidOf({ [file]: text });
  expect(found).not.toEqual([]);
  const offers = found.filter((problem) => problem.file === file && offered(problem));
  expect(offers).not.toEqual([]);
  for (const problem of offers) {
    // A translation lacks what the original has got.
    const left = saidOf({ [file]: followed(text, problem) }).filter(
      (other) => other.file === file || other.severity === 'error',
    );
    expect([problem.message, offered(problem), ...left.map(({ message }) => message)]).toEqual([
      problem.message,
      offered(problem),
    ]);
  }
});

it.each(withoutOffer)('%s: it is said, and no words are offered', (_what, file, from, to) => {
  const found = saidOf({ [file]: inPlace(file, from, to) });
  expect(found).not.toEqual([]);
  expect(found.map(offered)).toEqual(found.map(() => undefined));
});

type Told = [
  what: string,
  file: string,
  from: string,
  to: string,
  says: string,
  asTold: string,
  around?: Partial<Surroundings>,
];

const WHITE = { bytes: 900, type: 'PNG', width: 120, height: 40, isLight: true } as const;

/** Advice in prose: what a reader makes of it, in the place of the mistake. */
const told: Told[] = [
  [
    'a number in quotes',
    RISK,
    'order: 40',
    "order: '40'",
    'Write digits, without quotes.',
    'order: 40',
  ],
  [
    'a yes',
    RISK,
    'order: 40',
    'order: 40\ndraft: no thanks',
    'Write true or false.',
    'order: 40\ndraft: false',
  ],
  [
    'another day',
    ARABIC_TERMS,
    '1 ديسمبر 2026',
    '2 ديسمبر 2026',
    'Write the same day,',
    '1 ديسمبر 2026',
  ],
  [
    'a review to come',
    TERMS,
    'reviewedOn: 22 November 2026',
    'reviewedOn: 22 November 2099',
    'Write the day on which the text was approved.',
    'reviewedOn: 20 November 2026',
  ],
  [
    'a review by nobody',
    TERMS,
    'reviewedBy: A lawyer\n',
    '',
    'Write who has read it, and the day, like "22 November 2026".',
    'reviewedBy: A lawyer\n',
  ],
  ['a character of no font', RISK, ABOUT, 'We → watch.', 'Write it without "→".', 'We watch.'],
  ['a tag', RISK, ABOUT, 'We <b>watch</b>.', 'Write the words alone', 'We watch.'],
  ['a heading', RISK, ABOUT, '"# We watch."', 'Write the words alone', 'We watch.'],
  ['a bullet', RISK, ABOUT, '• We watch.', 'Write the words alone', 'We watch.'],
  ['words to come', RISK, ABOUT, 'TODO', 'Write the words themselves', 'We watch.'],
  ['no break', RISK, ABOUT, 'We&nbsp;watch.', 'Write a space instead.', 'We watch.'],
  ['no hyphen', RISK, ABOUT, 'We wa&shy;tch.', 'Write nothing instead.', 'We watch.'],
  [
    'a number sign of HTML',
    RISK,
    ABOUT,
    'We are &#35;1.',
    'Write the character itself, in a text that stands in quotes.',
    "'We are #1.'",
  ],
  [
    'a link that is not closed',
    RISK,
    '[whistle](/tactical)',
    '[whistle](/tactical',
    'Write [words](/address)',
    '[whistle](/tactical)',
  ],
  [
    'a link without words',
    RISK,
    '[whistle](/tactical)',
    '[](/tactical)',
    'Write [words](/address)',
    '[whistle](/tactical)',
  ],
  [
    'no full address',
    RISK,
    'link: /contact',
    'link: mailto:desk',
    'Write it like https://www.company.com, mailto:{email} or tel:+97141234567.',
    'link: tel:+97141234567',
  ],
  [
    'a name before the site',
    RISK,
    'link: /contact',
    'link: https://bank.example@evil.example/a',
    'Write the address of the site alone',
    'link: https://evil.example/a',
  ],
  [
    'no number of WhatsApp',
    RISK,
    'link: /contact',
    'link: https://wa.me/acme',
    'Expected https://wa.me/ and the number',
    'link: https://wa.me/971501234567',
  ],
  [
    'another network',
    SITE,
    'https://linkedin.example/acme',
    'https://x.com/acme',
    'Expected https://www.linkedin.com/company/ and the name of the account.',
    'https://www.linkedin.com/company/acme',
  ],
  [
    'a front page',
    SITE,
    'https://x.example/acme',
    'https://x.com/',
    'Expected https://x.com/ and the name of the account.',
    'https://x.com/acme',
  ],
  [
    'the name of a file that no picture may have',
    MASS,
    'file: quay.jpg',
    'file: Quay (1).jpg',
    'and write the new name: Quay-1.jpg',
    'file: Quay-1.jpg',
    {
      picturesIn: () => [
        'mass.png',
        'Quay-1.jpg',
        'acme-icon.svg',
        'acme-on-dark.svg',
        'acme.svg',
        'quay.jpg',
        'alert.pdf',
      ],
    },
  ],
  [
    'a white logo',
    MASS,
    'ground: both',
    '',
    'Write "ground: dark" below its name.',
    'ground: dark',
    { pictures: { 'mass.png': WHITE } },
  ],
  [
    'a changed slug',
    RISK,
    '  - danger',
    '  - danger',
    'add "peril" to formerAddresses',
    '  - danger\n  - peril',
    { committedSlugs: new Map([[RISK, 'peril']]) },
  ],
  [
    'an English word',
    ARABIC_RISK,
    ARABIC_ABOUT,
    'نتابع news دائمًا.',
    'or with a capital letter',
    'نتابع الأخبار.',
  ],
  [
    'a dropped fact',
    ARABIC_RISK,
    '[ندّعي](/about#will-not-do)',
    'ندّعي',
    '[words](/about#will-not-do)',
    '[ندّعي](/about#will-not-do)',
  ],
  [
    'words of every language',
    ARABIC_RISK,
    'cardText:',
    'order: 40\ncardText:',
    'Delete it here.',
    'cardText:',
  ],
];

it.each<Told>(told)(
  '%s: the advice can be followed',
  // A parameter that a row does not fill would be jest's callback, for which it waits.
  (_what, file, from, to, says, asTold, ...[around]) => {
    const said = (text: string) => saidOf({ [file]: replaceIn(textOf(file), from, text) }, around);
    expect(said(to).map(({ expected = '' }) => expected)).toContainEqual(
      expect.stringContaining(says),
    );
    const left = said(asTold).filter((other) => other.file === file || other.severity === 'error');
    expect(left.map(({ message }) => message)).toEqual([]);
  },
);

it.each([
  ['reference', AIRLINES, '  - tactical', '  - tacticl'],
  ['link', HOO, '[rest](/risk)', '[rest](/tacticl)'],
])('a draft is not offered for a %s', (_what, file, from, to) => {
  const tactical = 'data/services/tactical.yaml';
  const said = saidOf({
    [tactical]: `draft: true\n${textOf(tactical)}`,
    [file]: inPlace(file, from, to),
  }).filter(({ message }) => message.includes('tacticl'));
  expect(said).toHaveLength(1);
  expect(said[0]?.suggestion).toBeUndefined();
  expect(said[0]?.expected).not.toContain('tactical,');
});

it('a file is not offered the place of another', () => {
  const said = (file: string) =>
    saidOf({ [file]: textOf(RISK) }).find((each) => each.file === file);
  expect(said('data/servces/risk.yaml')?.suggestion).toBeUndefined();
  expect(said('data/servces/new.yaml')?.suggestion).toBe('Did you mean "data/services/new.yaml"?');
});
