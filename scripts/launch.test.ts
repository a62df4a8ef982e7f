/** @jest-environment node */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { replaceIn } from '../__tests__/support/contentCheck';
import { commit, copyForEach } from '../__tests__/support/fixtureSite';

const STORY = 'data/case-studies/airlines.yaml';
const RISK = 'data/services/risk.yaml';
const TERMS = 'data/legal/terms.yaml';

/** A site without placeholders. */
const copy = copyForEach();

/** Without an API host, no preflight is sent. */
const READY = {
  GATSBY_API_PROXY: 'true',
  GATSBY_SITE_URL: 'https://www.example.com',
  LAUNCHED: 'true',
  CMS_REPOSITORY: 'acme/website',
  CMS_SIGN_IN: 'oauth',
};

/** Runs the script with these as the site's only variables. Returns its exit code and output. */
const launch = (variables: Record<string, string> = READY) =>
  new Promise<{ code: number | string; out: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', require.resolve('tsx'), path.resolve('scripts/launch.ts')],
      { cwd: copy.root, env: { PATH: process.env.PATH, ...variables } },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, out: stdout + stderr }),
    );
  });

it('npm run launch succeeds if nothing is left, and mentions a missing Git history', async () => {
  const out = expect.stringMatching(/^Only the whole history of Git tells[^]*own/);
  expect(await launch()).toEqual({ code: 0, out });
});

it('npm run launch ends with 1 and lists what is left', async () => {
  copy.edit(STORY, (document) => document.set('illustrative', true));
  const { code, out } = await launch({ ...READY, LAUNCHED: 'false' });
  expect(code).toBe(1);
  expect(out).toMatch(/\nCase studies: 1\n.*\n\nSettings: 1\nLAUNCHED: .*\n\n2 things are not/);
});

it('npm run launch lists outdated translations before the settings', async () => {
  commit(copy);
  const change = (file: string, from: string, to: string) =>
    copy.write(file, replaceIn(copy.read(file), from, to));
  for (const field of ['effectiveDate', 'reviewedOn']) {
    copy.edit(TERMS, (document) => document.set(field, '22 November 2026'));
  }
  change(RISK, 'Most crises leave traces', 'Nearly all crises leave traces');
  const { code, out } = await launch({ ...READY, LAUNCHED: 'false' });
  expect(code).toBe(1);
  expect(out).toMatch(
    /^Arabic: 3\ndata\/ar\/legal\/terms\.yaml:6:.+ has been reworded since .+\ndata\/ar\/legal\/terms\.yaml:6:\d+: .+ is 1 ديسمبر 2026; .+ says 22 November 2026\. .+\ndata\/ar\/services\/risk\.yaml:.+ has been reworded since .+\n/,
  );
  expect(out.indexOf('\n\nSettings: 1\n')).toBeGreaterThan(out.indexOf('Arabic'));
  expect(out).toContain('\n\n4 things are not');
});

it('npm run launch names the variable of an API that does not allow the site', async () => {
  const host = { GATSBY_API_PROXY: '', GATSBY_API_HOST: 'http://127.0.0.1:1' };
  const { code, out } = await launch({ ...READY, ...host, GATSBY_API_TOKEN: 'abc' });
  expect(code).toBe(1);
  expect(out).toMatch(/\nSettings: 4\n(?:GATSBY_API_HOST: http:\/\/127\.0\.0\.1:1\/api\/.*\n){4}/);
});

it('npm run launch ends with 2 if the content has problems', async () => {
  copy.edit(STORY, (document) => document.delete('summary'));
  expect(await launch()).toEqual({ code: 2, out: expect.stringContaining('summary') });
});
