/** @jest-environment node */
import { checkSources } from '../../../../../plugins/gatsby-plugin-content-check/src/check/checkSources';
import { problemLine } from '../../../../../plugins/gatsby-plugin-content-check/src/check/format';
import { surroundings } from '../../../../support/contentCheck';

interface Term {
  original?: string;
  term: string;
  not: readonly string[];
}

const glossaryOf = (terms: readonly Term[], reviewed = 'true') =>
  [
    `reviewed: ${reviewed}`,
    'terms:',
    ...terms.flatMap(({ original = 'listening', term, not }) => [
      `  - original: ${original}`,
      `    term: ${term}`,
      `    not: [${not.join(', ')}]`,
      '    why: We say so.',
    ]),
    '',
  ].join('\n');

const BOT: Term = { original: 'bot', term: 'حساب آلي', not: ['روبوت', 'الذباب الإلكتروني'] };

function check(page: string, glossary: string, language = 'ar') {
  const [about, terms] = [`data/${language}/pages/about.yaml`, `data/${language}/glossary.yaml`];
  const sources = [
    { file: about, text: page },
    { file: terms, text: glossary },
    { file: 'data/pages/about.yaml', text: 'hero:\n  title: A robot, روبوت\n' },
  ];
  const { problems, warnings, launchList } = checkSources(sources, surroundings);
  const isAboutTerms = ({ file, message }: { file: string; message: string }) =>
    file === terms || / says "/.test(message);
  return {
    problems: problems.filter(isAboutTerms).map(problemLine),
    advice: warnings.filter(isAboutTerms),
    launch: launchList().filter(isAboutTerms).map(problemLine),
  };
}

const refused = (title: string, terms: readonly Term[], language?: string) =>
  check(`hero:\n  title: ${title}\n`, glossaryOf(terms), language).advice.map(
    ({ message }) => /says "(.*)"/s.exec(message)?.[1],
  );

it('a refused form causes advice at each of its places, with the right term', () => {
  const page =
    'hero:\n  title: >-\n    هذا سطر أول، ثم يأتي\n    والذباب\n    الإلكتروني، ثم آخر\n  text: وهنا روبوت وروبوت\n';
  const { problems, advice } = check(page, glossaryOf([BOT]));
  expect(problems).toEqual([]);
  expect(advice[0]).toMatchObject({ endLine: 5, endColumn: 15 });
  const [first, ...others] = advice.map(problemLine);
  expect(first).toBe(
    'data/ar/pages/about.yaml:4:5: warning: "Title" (hero › title) says "والذباب الإلكتروني". The glossary says "حساب آلي" (bot). We say so.',
  );
  expect(others).toEqual([
    expect.stringMatching(/^data\/ar\/pages\/about\.yaml:6:14: /),
    expect.stringMatching(/^data\/ar\/pages\/about\.yaml:6:20: /),
  ]);
});

it.each(['والروبوت', 'بروبوت', 'وللروبوت', 'رُوبُوتٌ', 'روبـــوت', '«روبوت»'])(
  '%s counts as the refused form, with prefixes, vowel marks or stretching',
  (word) => {
    expect(refused(`قبل ${word} وبعد`, [BOT])).toEqual([word.replace(/[«»]/g, '')]);
  },
);

it.each(['روبوت2', 'روبوتات', 'روب وت'])('%s is a different word and is not refused', (word) => {
  expect(refused(`قبل ${word} وبعد`, [BOT])).toEqual([]);
});

it('a language stays on the launch list until a native speaker has reviewed its glossary', () => {
  expect(check('', glossaryOf([BOT], 'false')).launch).toEqual([
    expect.stringMatching(
      /^data\/ar\/glossary\.yaml:1:11: warning: "Reviewed" \(reviewed\) is false\. Have a native speaker decide/,
    ),
  ]);
  expect(check('', glossaryOf([BOT])).launch).toEqual([]);
});

it.each([
  ['حساب مزور', ['الحساب المزور', 'حسابكم المزور', 'حسابًا مزورًا', 'وبحسابه المزوّر']],
  ['المعلومات الشخصية', ['معلومات شخصية', 'معلوماتكم الشخصية', 'للمعلومات الشخصيه']],
  ['إشاعة', ['اشاعة', 'الاشاعه', 'بإشاعتكم', 'وإشاعتهم', 'أشاعةٌ']],
  ['الوافدون', ['الوافدين', 'وافدون', 'وللوافدين']],
  ['يطلع', ['وسيطلع', 'فيطلعهم']],
])('"%s" is refused in all its inflections, with the article or a pronoun: %j', (form, words) => {
  expect(refused(words.join('، '), [{ term: 'كلمة', not: [form] }])).toEqual(words);
});

it('a form with the article in one of its words only is refused exactly as written', () => {
  const term = { term: 'إنترنت', not: ['على الشبكة', 'إلى الأشكال', "' '"] };
  const text = 'على شبكة وعلى الشبكة، إلى أشكال وإلى الأشكال';
  expect(refused(text, [term])).toEqual(['وعلى الشبكة', 'وإلى الأشكال']);
});

it('two overlapping refused forms cause one warning', () => {
  const terms = [{ term: 'شائعة', not: ['إشاعة', 'الإشاعة', 'إشاعة كاذبة'] }];
  expect(refused('قبل الإشاعة الكاذبة وبعد إشاعة', terms)).toEqual(['الإشاعة', 'إشاعة']);
});
