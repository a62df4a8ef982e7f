/** Production builds of a copy of the project. */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

/** Where the copies are built for; nothing has to answer there. */
export const ORIGIN = 'http://localhost:9000';

/**
 * Builds the site in `project`.
 * @throws Error with the end of what the build said, where it fails
 */
export async function build(project: string): Promise<void> {
  const gatsby = createRequire(path.join(project, 'package.json')).resolve('gatsby/cli.js');
  await promisify(execFile)(process.execPath, [gatsby, 'build'], {
    cwd: project,
    maxBuffer: 2 ** 26,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      CI: 'true',
      GATSBY_TELEMETRY_DISABLED: '1',
      GATSBY_SITE_URL: ORIGIN,
      GATSBY_API_HOST: 'http://localhost:9001',
      GATSBY_API_TOKEN: 'copy',
    },
  }).catch(({ stdout = '', stderr = '' }: { stdout?: string; stderr?: string }) => {
    throw new Error(`The build failed.\n${stdout.slice(-4000)}${stderr.slice(-4000)}`);
  });
}
