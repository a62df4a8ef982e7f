/** @jest-environment node */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { copySite } from '../__tests__/support/fixtureSite';
import type { ContentCopy } from './lib/contentCopy';

const STORY = 'data/case-studies/airlines.yaml';

let copy: ContentCopy;

/** A site of which everything is the owner's. */
beforeEach(() => {
  copy = copySite();
});
afterEach(() => copy.end());

const allSettings = {
  GATSBY_API_HOST: 'https://api.example.com',
  GATSBY_API_TOKEN: 'abc',
  GATSBY_SITE_URL: 'https://www.example.com',
  LAUNCHED: 'true',
  CMS_REPOSITORY: 'acme/website',
  CMS_SIGN_IN: 'oauth',
};

describe('npm run launch', () => {
  /** Its exit code and what it prints, on this computer with these variables and no others of the site. */
  const run = (variables: Record<string, string>) =>
    new Promise<{ code: number | string; out: string }>((resolve) => {
      execFile(
        process.execPath,
        ['--import', require.resolve('tsx'), path.resolve('scripts/launch.ts')],
        { cwd: copy.root, env: { PATH: process.env.PATH, ...variables } },
        (error, stdout, stderr) => resolve({ code: error?.code ?? 0, out: stdout + stderr }),
      );
    });

  // Without a host of its own there is no server to ask.
  const variables = {
    ...allSettings,
    GATSBY_API_PROXY: 'true',
    GATSBY_API_HOST: '',
    GATSBY_API_TOKEN: '',
  };

  it('ends well where nothing is left', async () => {
    expect(await run(variables)).toEqual({ code: 0, out: expect.stringContaining('own') });
  });

  it('ends with 1 while anything is left, and lists it', async () => {
    copy.edit(STORY, (document) => document.set('illustrative', true));
    const { code, out } = await run({ ...variables, LAUNCHED: 'false' });
    expect(code).toBe(1);
    expect(out).toMatch(/^Case studies: 1\n.*\n\nSettings: 1\nLAUNCHED: .*\n\n2 things are not/);
  });

  it('names the variable of a server that does not let the site in', async () => {
    const { code, out } = await run({
      ...allSettings,
      GATSBY_API_HOST: 'http://127.0.0.1:1',
    });
    expect(code).toBe(1);
    expect(out).toMatch(/^Settings: 4\n(?:GATSBY_API_HOST: http:\/\/127\.0\.0\.1:1\/api\/.*\n){4}/);
  });

  it('ends with 2 where the content holds problems', async () => {
    copy.edit(STORY, (document) => document.delete('summary'));
    expect(await run(variables)).toEqual({ code: 2, out: expect.stringContaining('summary') });
  });
});
