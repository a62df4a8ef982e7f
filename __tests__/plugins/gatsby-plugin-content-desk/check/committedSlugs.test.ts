/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs/promises';
import * as path from 'node:path';
import { checkContent } from '../../../../plugins/gatsby-plugin-content-desk/src/check/checkContent';
import { committedSlugs } from '../../../../plugins/gatsby-plugin-content-desk/src/check/committedSlugs';
import { copyContent, type ContentCopy } from '../../../support/contentCopy';

const AIRLINES = 'data/case-studies/airlines.yaml';

let copy: ContentCopy;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@company.com', ...args], {
    cwd: copy.root,
    stdio: 'ignore',
  });

beforeEach(async () => {
  copy = await copyContent();
});

afterEach(() => copy.end());

const changeSlug = () => copy.edit(AIRLINES, (file) => file.set('slug', 'aviation'));

describe('with Git', () => {
  beforeEach(() => {
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--no-gpg-sign', '--message', 'Content');
  });

  it('knows of no change where there is none', () => {
    expect(committedSlugs(copy.root)).toEqual(new Map());
  });

  it('finds a slug that has changed', async () => {
    await changeSlug();
    expect(committedSlugs(copy.root)).toEqual(new Map([[AIRLINES, 'airlines']]));
  });

  it('finds it where the file was renamed, too', async () => {
    git('mv', AIRLINES, 'data/case-studies/aviation.yaml');
    await copy.edit('data/case-studies/aviation.yaml', (file) => file.set('slug', 'aviation'));
    git('add', '.');
    expect(committedSlugs(copy.root)).toEqual(
      new Map([['data/case-studies/aviation.yaml', 'airlines']]),
    );
  });

  it('minds no other change, and no slug without a page', async () => {
    await copy.edit(AIRLINES, (file) => file.set('name', 'Aviation'));
    await copy.edit('data/case-study-groups/markets.yaml', (file) => file.set('slug', 'others'));
    await copy.remove('data/case-studies/telco.yaml');
    expect(committedSlugs(copy.root)).toEqual(new Map());
  });

  it('the check proposes to keep the old address', async () => {
    await changeSlug();
    const { warnings } = checkContent(copy.root);
    expect(warnings).toContainEqual(
      expect.objectContaining({
        file: AIRLINES,
        line: 1,
        column: 7,
        message:
          'The slug was "airlines" at the last commit; links to /airlines will find nothing.',
        expected:
          'Keep the old address: add "airlines" to formerAddresses, and it leads to /aviation.',
      }),
    );
  });

  it('the check is content once it is kept', async () => {
    await copy.edit(AIRLINES, (file) => {
      file.set('slug', 'aviation');
      file.set('formerAddresses', ['airlines']);
    });
    const { warnings } = checkContent(copy.root);
    expect(warnings.filter(({ file }) => file === AIRLINES)).toEqual([]);
  });
});

it('nothing is known without Git', async () => {
  await changeSlug();
  expect(committedSlugs(copy.root)).toEqual(new Map());
});

it('nothing is known where Git has no commit yet', async () => {
  git('init', '--quiet');
  await changeSlug();
  expect(committedSlugs(copy.root)).toEqual(new Map());
});

it('nothing is known where Git is broken', async () => {
  await fs.writeFile(path.join(copy.root, '.git'), 'nonsense');
  expect(committedSlugs(copy.root)).toEqual(new Map());
});
