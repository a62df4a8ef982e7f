/**
 * `npm run test:netlify`: builds the site with Netlify's own tools, serves it with them, and asks for
 * every address and header of `npm run verify`. netlify-cli is 418 MB, so npx fetches it when it is
 * wanted; `NETLIFY_CLI` names an installed one.
 */
import { spawn } from 'node:child_process';
import { isPortTaken, waitForAnswer } from './lib/localAddresses';
import { netlifyRules } from './lib/netlifyRules';
import { run } from './lib/run';
import { verifySite } from './lib/verifySite';

const CLI = 'netlify-cli@24.11.3';
const PORT = 8899;
const START_MILLISECONDS = 120_000;

/** Variables of a site on Netlify; the build refuses a site that has none. */
const SITE_VARIABLES = {
  GATSBY_API_HOST: 'https://api.example.com',
  GATSBY_API_TOKEN: 'netlify-test-token',
  GATSBY_SITE_URL: `http://localhost:${PORT}`,
  NETLIFY_TELEMETRY_DISABLED: '1',
  // Netlify's plugin for Gatsby does nothing for a Gatsby that knows adapters, and downloads its own sharp.
  NETLIFY_SKIP_GATSBY_BUILD_PLUGIN: 'true',
};

const installed = process.env.NETLIFY_CLI;
const command = installed ?? 'npx';
const withCli = (...args: string[]): string[] => (installed ? args : ['--yes', CLI, ...args]);

/** Serves public/ while `use` runs. */
async function whileServed(use: () => Promise<number>): Promise<number> {
  const args = ['dev', '--offline', '--dir', 'public', '--port', String(PORT), '--no-open'];
  const server = spawn(command, withCli(...args, '--internal-disable-edge-functions'), {
    stdio: 'inherit',
    detached: true,
    env: { ...process.env, ...SITE_VARIABLES },
  });
  try {
    await waitForAnswer(SITE_VARIABLES.GATSBY_SITE_URL, AbortSignal.timeout(START_MILLISECONDS));
    return await use();
  } finally {
    // The server starts others, which are of its group.
    if (server.pid !== undefined) process.kill(-server.pid);
  }
}

/** Asks for every address; returns the exit code. */
async function verify(): Promise<number> {
  const { headers: rules } = await netlifyRules('netlify.toml', 'public');
  // What Netlify's network adds on the way, the local server does not.
  const ignored = new Set(['cache-control', 'strict-transport-security']);
  const findings = await verifySite(SITE_VARIABLES.GATSBY_SITE_URL, { rules, ignored });
  const wrong = findings.filter(({ complaints }) => complaints.length > 0);
  for (const { name, complaints } of wrong) console.error(`✗ ${name}: ${complaints.join('; ')}`);
  console.log(`${findings.length - wrong.length} of ${findings.length} checks passed.`);
  return wrong.length === 0 ? 0 : 1;
}

async function main(): Promise<number> {
  if (await isPortTaken(PORT)) throw new Error(`Port ${PORT} is taken.`);
  const built = await run(command, withCli('build', '--offline'), SITE_VARIABLES);
  return built === 0 ? whileServed(verify) : built;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
