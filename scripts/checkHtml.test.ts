/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PROGRAM = path.join(__dirname, 'check-html.ts');

/** What the check says of a site with this one page. */
function saysOf(main: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'check-html-'));
  mkdirSync(path.join(folder, 'public'));
  writeFileSync(
    path.join(folder, 'public/index.html'),
    `<!DOCTYPE html><html lang="en"><head><title>A page</title></head><body>${main}</body></html>`,
  );
  const args = ['--import', require.resolve('tsx'), PROGRAM];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return { status, stderr };
}

it('a valid page passes, with the names that React gives', () => {
  const { status } = saysOf(
    '<h1 id=":R1:">A page</h1><p aria-labelledby=":R1:" role="note">Words</p>',
  );
  expect(status).toBe(0);
});

it('an element in a wrong place fails the check, with its file', () => {
  const { status, stderr } = saysOf('<h1>A page</h1><p><span><h2>Part</h2></span></p>');
  expect(status).toBe(1);
  expect(stderr).toMatch(/index\.html: .*h2/);
});
