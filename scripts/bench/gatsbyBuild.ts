/** Production builds of a copy of the project, measured. */
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { measured, type Cost } from './measured';

/** Where the measured sites are built for; nothing has to answer there. */
export const ORIGIN = 'http://localhost:9000';

const environment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: undefined,
  CI: 'true',
  GATSBY_TELEMETRY_DISABLED: '1',
  GATSBY_SITE_URL: ORIGIN,
  GATSBY_API_HOST: 'http://localhost:9001',
  GATSBY_API_TOKEN: 'bench',
});

const TAIL = 4000;

/**
 * Builds the site in `project`.
 * @throws Error with the end of what the build said, where it fails
 */
export async function build(project: string): Promise<Cost> {
  const gatsby = createRequire(path.join(project, 'package.json')).resolve('gatsby/cli.js');
  const cost = await measured([process.execPath, gatsby, 'build'], {
    cwd: project,
    env: environment(),
  });
  if (cost.code !== 0) {
    throw new Error(`The build failed (exit code ${cost.code}).\n${cost.output.slice(-TAIL)}`);
  }
  return cost;
}

/** Forgets what Gatsby has built and kept, so that the next build is a cold one. */
export function makeCold(project: string): void {
  for (const folder of ['.cache', 'public']) {
    rmSync(path.join(project, folder), { recursive: true, force: true });
  }
}

/** The steps of a build that took longest, by its own log: "success Building HTML - 3.2s". */
export function longestSteps({ output }: Cost, count: number): string[] {
  const plain = stripVTControlCharacters(output);
  return [...plain.matchAll(/^success (.+?) - ([\d.]+)s(?: - .*)?$/gm)]
    .map(([, step = '', seconds]) => ({ step, seconds: Number(seconds) }))
    .sort((first, second) => second.seconds - first.seconds)
    .slice(0, count)
    .map(({ step, seconds }) => `${step} ${seconds.toFixed(1)} s`);
}
