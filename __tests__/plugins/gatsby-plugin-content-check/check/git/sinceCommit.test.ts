/** @jest-environment node */
import { checkContent } from '../../../../../plugins/gatsby-plugin-content-check/src/check/checkContent';
import { problemLine } from '../../../../../plugins/gatsby-plugin-content-check/src/check/format';
import { sinceCommit } from '../../../../../plugins/gatsby-plugin-content-check/src/check/git/sinceCommit';
import { replaceIn } from '../../../../support/contentCheck';
import { commit, copyForEach, git } from '../../../../support/fixtureSite';

jest.mock('node:child_process', () => {
  const real = jest.requireActual<typeof import('node:child_process')>('node:child_process');
  return { ...real, execFileSync: jest.fn(real.execFileSync) };
});

const AIRLINES = 'data/case-studies/airlines.yaml';
const RISK = 'data/services/risk.yaml';
const ARABIC_RISK = 'data/ar/services/risk.yaml';

const copy = copyForEach();

const change = (file: string, from: string, to: string) =>
  copy.write(file, replaceIn(copy.read(file), from, to));
const rename = (file = AIRLINES) => change(file, 'slug: airlines', 'slug: aviation');

it('a slug changed since the last commit is found, even if the file was renamed', () => {
  commit(copy);
  change(AIRLINES, 'name: Airlines', 'name: Aviation');
  change('data/case-study-groups/markets.yaml', 'slug: markets', 'slug: others');
  copy.remove('data/case-studies/telco.yaml');
  expect(sinceCommit(copy.root).committedSlugs).toEqual(new Map());
  git(copy, 'mv', AIRLINES, 'data/case-studies/aviation.yaml');
  rename('data/case-studies/aviation.yaml');
  expect(sinceCommit(copy.root).committedSlugs).toEqual(
    new Map([['data/case-studies/aviation.yaml', 'airlines']]),
  );
});

it('a changed slug causes a warning until the old address is kept', () => {
  commit(copy);
  rename();
  const said = () => checkContent(copy.root).warnings.filter(({ file }) => file === AIRLINES);
  expect(said()).toMatchObject([
    {
      line: 1,
      column: 7,
      message: 'The slug was "airlines" at the last commit; links to /airlines will find nothing.',
      expected:
        'Keep the old address: add "airlines" to formerAddresses, and it leads to /aviation.',
    },
  ]);
  copy.edit(AIRLINES, (file) => file.set('formerAddresses', ['airlines']));
  expect(said()).toEqual([]);
});

const reworded = () =>
  checkContent(copy.root)
    .warnings.map(problemLine)
    .filter((line) => line.includes('reworded'));
const reword = () => change(RISK, 'Most crises leave traces', 'Nearly all crises leave traces');

it('a reworded original causes a warning until its translation changes, too', () => {
  commit(copy);
  expect(reworded()).toEqual([]);
  reword();
  const warning = expect.stringMatching(
    new RegExp(`^${ARABIC_RISK}:\\d+:\\d+: warning: ${RISK} has been reworded .*: line \\d+\\.`),
  );
  expect(reworded()).toEqual([warning]);
  commit(copy);
  expect(reworded()).toEqual([warning]);
  change(ARABIC_RISK, 'name: ', '# Still right.\nname: ');
  expect(reworded()).toEqual([]);
  commit(copy);
  expect(reworded()).toEqual([]);
});

it('an original reworded on another branch, and before, causes the warning as well', () => {
  commit(copy);
  git(copy, 'branch', 'arabic');
  reword();
  commit(copy);
  git(copy, 'checkout', 'arabic');
  change(ARABIC_RISK, 'name: ', 'name: عن ');
  commit(copy);
  git(copy, 'merge', '--no-edit', 'main');
  expect(reworded()).toHaveLength(1);
});

// 11ty/buildawesome 3001: a copy whose name comes first in the alphabet.
it('a new file is blamed for the address that it shares with one of the last commit', () => {
  commit(copy);
  copy.write('data/case-studies/a-copy.yaml', copy.read(AIRLINES));
  const { problems } = checkContent(copy.root);
  expect(new Set(problems.map(({ file }) => file))).toEqual(
    new Set(['data/case-studies/a-copy.yaml']),
  );
});

// rainlab/translate-plugin 744: items moved in one language kept their places in the others.
describe('an item that the original has moved, in a list whose links or pictures come by place', () => {
  const NAVIGATION = 'data/navigation.yaml';
  const ARABIC = 'data/ar/navigation.yaml';
  const said = () => {
    const { problems, warnings } = checkContent(copy.root);
    return [...problems, ...warnings]
      .filter(
        ({ file, message }) =>
          file.startsWith('data/ar/') && !/is a draft|This file is missing/.test(message),
      )
      .map(problemLine);
  };
  const swap = (file: string, one: string, other: string) => change(file, one + other, other + one);
  const moveEnglish = () =>
    swap(NAVIGATION, '  - label: Home\n    link: /\n', '  - label: About\n    link: /about\n');
  const moveArabic = () => swap(ARABIC, '  - label: الرئيسية\n', '  - label: من نحن\n');
  const error = expect.stringMatching(
    /^data\/ar\/navigation\.yaml:2:\d+: error: data\/navigation\.yaml has moved items of "Main menu" \(main\), .* Move here, too, each with all its lines: "من نحن" to place 1, "الرئيسية" to place 2\.$/,
  );

  it('is an error until the words have moved, too', () => {
    commit(copy);
    moveEnglish();
    expect(said()).toEqual([error]);
    change(ARABIC, 'main:', '# Still right.\nmain:');
    expect(said()).toEqual([expect.stringContaining('3:5: error: ')]);
    change(ARABIC, '# Still right.\nmain:', 'main:');
    moveArabic();
    expect(said()).toEqual([]);
    commit(copy);
    expect(said()).toEqual([]);
  });

  it.each([
    ['together with other words', 'linksHeading: معلومات', 'linksHeading: روابط'],
    ['and a comment in the translation', 'footer:', '# As it was.\nfooter:'],
  ])('is found in later commits, too, %s', (_what, from, to) => {
    commit(copy);
    moveEnglish();
    if (from !== 'footer:') change(ARABIC, from, to);
    commit(copy);
    if (from === 'footer:') {
      change(ARABIC, from, to);
      commit(copy);
    }
    expect(said()).toEqual([error]);
    moveArabic();
    commit(copy);
    expect(said()).toEqual([]);
  });

  it('is found with a new item before the others, once both lists are of one length', () => {
    commit(copy);
    change(
      NAVIGATION,
      '  - label: Home',
      '  - label: Terms\n    link: /terms & conditions\n  - label: Home',
    );
    expect(said()).toEqual(expect.arrayContaining([expect.stringContaining('has 7 items')]));
    change(ARABIC, '  - label: اتصلوا بنا\n', '  - label: اتصلوا بنا\n  - label: الشروط\n');
    expect(said()).toEqual(
      expect.arrayContaining([
        expect.stringContaining('"الرئيسية" to place 2, "من نحن" to place 3'),
      ]),
    );
  });

  it.each([
    ['only reworded', NAVIGATION, 'label: About', 'label: About the company'],
    ['given another link', NAVIGATION, 'link: /about', 'link: /success'],
  ])('is not one that is %s', (_what, file, from, to) => {
    commit(copy);
    change(file, from, to);
    expect(said().filter((line) => line.includes('error'))).toEqual([]);
  });

  it('is one with an anchor, as well', () => {
    commit(copy);
    const [fog = '', night = ''] =
      copy.read(RISK).match(/^ {2}- anchor: .*\n(?: {4}.*\n)+/gm) ?? [];
    change(RISK, fog + night, night + fog);
    expect(said()).toEqual([
      expect.stringMatching(
        / error: data\/services\/risk\.yaml has moved items of "[^"]+" \(questions\)/,
      ),
    ]);
  });
});

it.each([
  ['without Git', () => undefined],
  ['where Git is broken', () => copy.write('.git', 'nonsense')],
])('no changes are reported %s', (_where, prepare) => {
  prepare();
  rename();
  change(RISK, 'Most crises', 'Nearly all crises');
  expect(sinceCommit(copy.root).committedSlugs).toEqual(new Map());
  const { warnings } = checkContent(copy.root);
  expect(warnings.filter(({ message }) => /slug was|reworded/.test(message))).toEqual([]);
});

it('a warning says what goes unchecked if Git does not answer in time', () => {
  commit(copy);
  rename();
  const slow = Object.assign(new Error('spawnSync git ETIMEDOUT'), { code: 'ETIMEDOUT' });
  const { execFileSync } = jest.requireMock<{ execFileSync: jest.Mock }>('child_process');
  execFileSync.mockImplementationOnce(() => {
    throw slow;
  });
  expect(checkContent(copy.root).warnings.map(problemLine)).toContainEqual(
    expect.stringMatching(/^data:1:1: warning: Git did not answer within 10 seconds: slugs and/),
  );
});
