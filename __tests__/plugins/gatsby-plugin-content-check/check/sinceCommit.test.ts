/** @jest-environment node */
import { checkContent } from '../../../../plugins/gatsby-plugin-content-check/src/check/checkContent';
import { problemLine } from '../../../../plugins/gatsby-plugin-content-check/src/check/format';
import { sinceCommit } from '../../../../plugins/gatsby-plugin-content-check/src/check/sinceCommit';
import { replaceIn } from '../../../support/contentCheck';
import { commit, copyForEach, git } from '../../../support/fixtureSite';

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
