/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkContent } from '../../../../plugins/gatsby-plugin-content-desk/src/check/checkContent';
import { problemLine } from '../../../../plugins/gatsby-plugin-content-desk/src/check/format';
import { replaceIn } from '../../../support/contentCheck';

const RISK = 'data/services/risk.yaml';
const ARABIC_RISK = 'data/ar/services/risk.yaml';

let root: string;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@company.com', ...args], {
    cwd: root,
    stdio: 'ignore',
  });

const commit = () => {
  git('add', '.');
  git('commit', '--quiet', '--no-gpg-sign', '--message', 'Content');
};

const change = (file: string, from: string, to: string) =>
  writeFileSync(
    path.join(root, file),
    replaceIn(readFileSync(path.join(root, file), 'utf8'), from, to),
  );

/** What the check says of words that have changed. */
const warnings = () =>
  checkContent(root)
    .warnings.map(problemLine)
    .filter((line) => line.includes('reworded'));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync('data', path.join(root, 'data'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

test('a translation whose original is reworded after it is named, until it is changed, too', () => {
  git('init', '--quiet');
  commit();
  expect(warnings()).toEqual([]);
  change(RISK, 'Most crises leave traces', 'Nearly all crises leave traces');
  const warning = expect.stringMatching(
    new RegExp(`^${ARABIC_RISK}:\\d+:\\d+: warning: ${RISK} has been reworded .*: line \\d+\\.`),
  );
  expect(warnings()).toEqual([warning]);
  commit();
  expect(warnings()).toEqual([warning]);
  change(ARABIC_RISK, 'name: ', '# Still right.\nname: ');
  expect(warnings()).toEqual([]);
  commit();
  expect(warnings()).toEqual([]);
});

test('what translations share with the original may change', () => {
  git('init', '--quiet');
  commit();
  change(RISK, 'order: 40', 'order: 45');
  expect(warnings()).toEqual([]);
});

test('so may the company’s name, as long as a translation has none of its own', () => {
  const rewrite = (file: string, by: string) => {
    const text = readFileSync(path.join(root, file), 'utf8').replace(/^name: .*\n/m, '');
    writeFileSync(path.join(root, file), by + text);
  };
  git('init', '--quiet');
  rewrite('data/ar/site.yaml', '');
  commit();
  rewrite('data/site.yaml', 'name: Meridian\n');
  expect(warnings()).toEqual([]);
  rewrite('data/ar/site.yaml', 'name: ميريديان\n');
  commit();
  rewrite('data/site.yaml', 'name: Meridian & Sons\n');
  expect(warnings()).toEqual([expect.stringContaining('data/ar/site.yaml')]);
});

test('without Git nothing is known', () => {
  change(RISK, 'Most crises leave traces', 'Nearly all crises leave traces');
  expect(warnings()).toEqual([]);
});
