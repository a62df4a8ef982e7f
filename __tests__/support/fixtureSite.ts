/**
 * A small site in two languages, with one of everything, so that edits in `data/`
 * cannot change the tests' expectations.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { type ContentCopy, copyContent } from '../../scripts/lib/processes/contentCopy';

export const FIXTURE_SITE = path.join(__dirname, '../fixtures/site');

/** A copy of its `data/` that a test may change, fresh for each test of a file. */
export function copyForEach(): ContentCopy {
  const copy = copyContent(FIXTURE_SITE);
  afterEach(() => {
    copy.end();
    Object.assign(copy, copyContent(FIXTURE_SITE));
  });
  afterAll(() => copy.end());
  return copy;
}

export const git = ({ root }: ContentCopy, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@company.com', ...args], {
    cwd: root,
    stdio: 'ignore',
  });

export function commit(copy: ContentCopy): void {
  git(copy, 'init', '--initial-branch=main');
  git(copy, 'add', '.');
  git(copy, 'commit', '--no-gpg-sign', '--message', 'Content');
}
