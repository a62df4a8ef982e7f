/** `npm run develop` in a folder, from its start to its end. */
import { spawn } from 'child_process';
import { once } from 'events';
import { setTimeout as wait } from 'timers/promises';
import { SITE_PORT } from '../../support/addresses';

/** Beside the ports of the suite; each of jest's workers has its own. */
const PORT = SITE_PORT + 10 * Number(process.env.JEST_WORKER_ID ?? 1);

/** How long the first bundle may take on a busy machine. */
const START_MILLISECONDS = 240_000;

/** How long everything may take to end of its own accord. */
const END_MILLISECONDS = 20_000;

export interface DevelopServer {
  address: string;
  end: () => Promise<void>;
}

/** Starts it and waits until it hands out pages. */
export async function startDevelop(folder: string): Promise<DevelopServer> {
  // Under jest's own NODE_ENV Gatsby would not be in development.
  const env = { ...process.env, NODE_ENV: undefined };
  const child = spawn('npm', ['run', 'develop'], {
    cwd: folder,
    env: {
      ...env,
      PORT: String(PORT),
      API_PORT: String(PORT + 1),
      GATSBY_TELEMETRY_DISABLED: '1',
      CI: 'true',
      // As on an editor's computer: gatsby-plugin-sharp encodes a picture when a page asks for it.
      GATSBY_ENABLE_LAZY_IMAGES_IN_CI: 'true',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let printed = '';
  const keep = (piece: Buffer) => {
    printed += piece.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const exit = once(child, 'exit');

  const end = async () => {
    const signal = (name: NodeJS.Signals) => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, name);
      } catch {
        // Everything has ended already.
      }
    };
    signal('SIGTERM');
    await Promise.race([exit, wait(END_MILLISECONDS, undefined, { ref: false })]);
    signal('SIGKILL');
  };

  const address = `http://localhost:${PORT}`;
  const deadline = Date.now() + START_MILLISECONDS;
  for (;;) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await end();
      throw new Error(`npm run develop did not start.\n\n${printed}`);
    }
    // The line that names the addresses is printed once the site answers.
    if (printed.includes(`Site:          ${address}`)) break;
    await wait(200);
  }
  return { address, end };
}
