import { existsSync } from 'node:fs';
import { startNodeProgram } from '../../scripts/lib/childProcesses';
import { isPortTaken, waitForAnswer } from '../../scripts/lib/localAddresses';
import { startStandIn } from '../../stand-in-api/server';
import { API_PORT, API_TOKEN, SITE, SITE_PORT } from './addresses';

declare global {
  var endOfSuite: (() => Promise<void>) | undefined;
}

/** @throws Error where the site has not been built */
export function requireBuiltSite(): void {
  if (existsSync('public/index.html')) return;
  throw new Error('There is no built site in public/. Run npm test, or browser-tests/build.ts.');
}

/**
 * Serves a built site and the stand-in API until globalTeardown.
 * @throws Error where another program has the port: its site would be tested in place of this one
 */
export async function serveForTests(folder: string): Promise<void> {
  if (await isPortTaken(SITE_PORT)) throw new Error(`Another program serves ${SITE}. End it.`);
  const standIn = await startStandIn({ port: API_PORT, token: API_TOKEN });
  const site = startNodeProgram(
    ['--import', 'tsx', 'scripts/serve.ts', '--port', String(SITE_PORT), '--folder', folder],
    { cwd: process.cwd(), env: process.env },
  );
  globalThis.endOfSuite = async () => {
    await site.end();
    await standIn.close();
  };
  const answers = waitForAnswer(SITE, AbortSignal.timeout(60_000));
  const exitCode = await Promise.race([answers, site.exitCode]);
  if (exitCode !== undefined) throw new Error(`The built site is not served at ${SITE}.`);
}

/** Serves the built site and the stand-in API for all test files. */
export default async function globalSetup(): Promise<void> {
  requireBuiltSite();
  await serveForTests('public');
}
