/** Starts and stops `npm run develop`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { localUrl, waitForAnswer } from '../../../scripts/lib/processes/localAddresses';
import { SITE_PORT } from '../../support/addresses';

/** A port for each worker, different from those of the site and the API. */
const PORT = SITE_PORT + 10 * (1 + Number(process.env.TEST_PARALLEL_INDEX ?? 0));

/** Enough for the first bundle on a busy machine. */
const START_MILLISECONDS = 240_000;

/** Starts the develop server in `folder` and waits until it serves pages. */
export async function startDevelop(folder: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/develop.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      // Set by the test runner, it would keep Gatsby out of development mode.
      NODE_ENV: undefined,
      PORT: String(PORT),
      API_PORT: String(PORT + 1),
      GATSBY_TELEMETRY_DISABLED: '1',
      CI: 'true',
      // As on an editor's computer, gatsby-plugin-sharp encodes a picture when a page requests it.
      GATSBY_ENABLE_LAZY_IMAGES_IN_CI: 'true',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const exit = once(child, 'exit');
  // It stops its own child processes, by force after a while.
  const end = async () => {
    child.kill();
    await exit;
  };
  const address = localUrl(PORT);
  const timeOut = AbortSignal.timeout(START_MILLISECONDS);
  await Promise.race([waitForAnswer(address, timeOut), exit]);
  if (child.exitCode !== null || timeOut.aborted) {
    await end();
    throw new Error('npm run develop did not start.');
  }
  return { address, end };
}
