import { existsSync } from 'fs';
import { setTimeout as wait } from 'timers/promises';
import { startNodeProgram, type RunningProgram } from '../../scripts/lib/childProcesses';
import { startStandIn } from '../../stand-in-api/startStandIn';
import { API_PORT, API_TOKEN, SITE, SITE_PORT } from './addresses';

declare global {
  var endOfSuite: (() => Promise<void>) | undefined;
}

async function answers(address: string, site: RunningProgram): Promise<void> {
  let hasEnded = false;
  void site.exitCode.then(() => {
    hasEnded = true;
  });
  for (let attempt = 0; attempt < 240 && !hasEnded; attempt += 1) {
    try {
      await fetch(address);
      return;
    } catch {
      await wait(250);
    }
  }
  throw new Error(`The built site does not answer at ${address}.`);
}

/** @throws Error where the site has not been built */
export function requireBuiltSite(): void {
  if (existsSync('public/index.html')) return;
  throw new Error('There is no built site in public/. Run npm test, or browser-tests/build.ts.');
}

/** Serves a built site and the stand-in API until globalTeardown. */
export async function serveForTests(folder: string): Promise<void> {
  const standIn = await startStandIn({ port: API_PORT, token: API_TOKEN });
  const site = startNodeProgram(
    ['--import', 'tsx', 'scripts/serve.ts', '--port', String(SITE_PORT), '--folder', folder],
    { cwd: process.cwd(), env: process.env },
  );
  globalThis.endOfSuite = async () => {
    await site.end();
    await standIn.close();
  };
  await answers(SITE, site);
}

/** Serves the built site and the stand-in API for all test files. */
export default async function globalSetup(): Promise<void> {
  requireBuiltSite();
  await serveForTests('public');
}
