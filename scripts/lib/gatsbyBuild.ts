/** Production builds of a copy of the project, with what they cost. */
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

/** Where the copies are built for; nothing has to answer there. */
export const ORIGIN = 'http://localhost:9000';

export interface Cost {
  /** User and system time of the build with all its processes, in seconds. */
  cpu: number;
  /** In seconds. */
  wall: number;
}

/** POSIX `times` ends with what the shell's children have used, their own children included. */
const WITH_TIMES = 'exec 2>&1; "$@"; code=$?; times; exit $code';

/** User and system time in the last line of `times`: "1m2.5s 0m3.25s". */
const secondsIn = (output: string): number =>
  [...(output.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );

/**
 * Builds the site in `project`.
 * @throws Error with the end of what the build said, where it fails
 */
export async function build(project: string): Promise<Cost> {
  const gatsby = createRequire(path.join(project, 'package.json')).resolve('gatsby/cli.js');
  const started = performance.now();
  const { stdout: output } = await promisify(execFile)(
    'sh',
    ['-c', WITH_TIMES, 'sh', process.execPath, gatsby, 'build'],
    {
      cwd: project,
      maxBuffer: 2 ** 26,
      env: {
        ...process.env,
        NODE_ENV: undefined,
        CI: 'true',
        GATSBY_TELEMETRY_DISABLED: '1',
        GATSBY_SITE_URL: ORIGIN,
        GATSBY_API_HOST: 'http://localhost:9001',
        GATSBY_API_TOKEN: 'bench',
      },
    },
  ).catch((error: { stdout?: string }) => {
    throw new Error(`The build failed.\n${(error.stdout ?? '').slice(-4000)}`);
  });
  return { cpu: secondsIn(output), wall: (performance.now() - started) / 1000 };
}

/** Forgets what Gatsby has built and kept, so that the next build is a cold one. */
export function makeCold(project: string): void {
  for (const folder of ['.cache', 'public']) {
    rmSync(path.join(project, folder), { recursive: true, force: true });
  }
}
