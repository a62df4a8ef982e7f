/** `npm run develop` in a folder, from its start to its end. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { localUrl, waitForAnswer } from '../../../scripts/lib/localAddresses';
import { SITE_PORT } from '../../support/addresses';

/** Beside the ports of the suite; each of the workers has its own. */
const PORT = SITE_PORT + 10 * (1 + Number(process.env.TEST_PARALLEL_INDEX ?? 0));

/** How long the first bundle may take on a busy machine. */
const START_MILLISECONDS = 240_000;

export interface DevelopServer {
  address: string;
  end: () => Promise<void>;
}

/** Starts it and waits until it hands out pages. */
export async function startDevelop(folder: string): Promise<DevelopServer> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/develop.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      // With another one's, Gatsby would not be in development.
      NODE_ENV: undefined,
      PORT: String(PORT),
      API_PORT: String(PORT + 1),
      GATSBY_TELEMETRY_DISABLED: '1',
      CI: 'true',
      // As on an editor's computer: gatsby-plugin-sharp encodes a picture when a page asks for it.
      GATSBY_ENABLE_LAZY_IMAGES_IN_CI: 'true',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const exit = once(child, 'exit');
  // It ends what it has started, by force after a while.
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
