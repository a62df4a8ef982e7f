/** @jest-environment node */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { copyForEach } from '../__tests__/support/fixtureSite';

const STORY = 'data/case-studies/airlines.yaml';

/** A site on which nothing is a placeholder. */
const copy = copyForEach();

/** Without a host of its own there is no server to ask. */
const READY = {
  GATSBY_API_PROXY: 'true',
  GATSBY_SITE_URL: 'https://www.example.com',
  LAUNCHED: 'true',
  CMS_REPOSITORY: 'acme/website',
  CMS_SIGN_IN: 'oauth',
};

/** The exit code and what is printed, on this computer with these variables and no others of the site. */
const launch = (variables: Record<string, string> = READY) =>
  new Promise<{ code: number | string; out: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', require.resolve('tsx'), path.resolve('scripts/launch.ts')],
      { cwd: copy.root, env: { PATH: process.env.PATH, ...variables } },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, out: stdout + stderr }),
    );
  });

it('ends well where nothing is left', async () => {
  expect(await launch()).toEqual({ code: 0, out: expect.stringContaining('own') });
});

it('ends with 1 while anything is left, and lists it', async () => {
  copy.edit(STORY, (document) => document.set('illustrative', true));
  const { code, out } = await launch({ ...READY, LAUNCHED: 'false' });
  expect(code).toBe(1);
  expect(out).toMatch(/^Case studies: 1\n.*\n\nSettings: 1\nLAUNCHED: .*\n\n2 things are not/);
});

it('names the variable of a server that does not let the site in', async () => {
  const host = { GATSBY_API_PROXY: '', GATSBY_API_HOST: 'http://127.0.0.1:1' };
  const { code, out } = await launch({ ...READY, ...host, GATSBY_API_TOKEN: 'abc' });
  expect(code).toBe(1);
  expect(out).toMatch(/^Settings: 4\n(?:GATSBY_API_HOST: http:\/\/127\.0\.0\.1:1\/api\/.*\n){4}/);
});

it('ends with 2 where the content holds problems', async () => {
  copy.edit(STORY, (document) => document.delete('summary'));
  expect(await launch()).toEqual({ code: 2, out: expect.stringContaining('summary') });
});
