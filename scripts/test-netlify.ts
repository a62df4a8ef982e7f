/**
 * `npx tsx scripts/test-netlify.ts`: builds the site with Netlify's own tools, runs the checks of `npm run verify`
 * against our server, and runs the edge function on Deno. npx fetches netlify-cli, which is 418 MB, and Deno on
 * demand.
 */
import spawn from 'cross-spawn';
import { run, runMain } from './lib/processes/run';
import { GATSBY } from './lib/processes/runSite';
import { netlifyRules } from './lib/site/netlifyRules';
import { siteAddresses } from './lib/site/siteAddresses';
import { serveSite } from './lib/site/siteServer';
import { report, verifySite, type CheckResult } from './lib/verify/verifySite';
import tools from './netlify-tools/package.json';

/** Netlify bundles edge functions with Deno, which netlify-cli would otherwise download by itself. */
const NPX = [
  '--yes',
  `--package=netlify-cli@${tools.dependencies['netlify-cli']}`,
  `--package=deno@${tools.dependencies.deno}`,
  '--',
];
const PORT = 8899;

/** The variables without which a build on Netlify stops. */
const SITE_VARIABLES = {
  NETLIFY: 'true',
  GATSBY_API_HOST: 'https://api.example.com',
  GATSBY_API_TOKEN: 'netlify-test-token',
  GATSBY_SITE_URL: `http://localhost:${PORT}`,
  NETLIFY_TELEMETRY_DISABLED: '1',
  // Netlify's plugin does nothing if Gatsby has adapters, yet downloads its own sharp.
  NETLIFY_SKIP_GATSBY_BUILD_PLUGIN: 'true',
};

async function verify(): Promise<CheckResult[]> {
  const { headers } = await netlifyRules('netlify.toml', 'public');
  const server = await serveSite(PORT);
  try {
    return await verifySite(server.origin, siteAddresses(), headers);
  } finally {
    await server.close();
  }
}

/** A production build without its variables must stop and name them. */
function buildWithoutVariables(): CheckResult {
  const missing = { CONTEXT: 'production', GATSBY_API_HOST: '', GATSBY_API_TOKEN: '' };
  const env = { ...process.env, ...SITE_VARIABLES, ...missing };
  const { status, stdout, stderr } = spawn.sync(process.execPath, [GATSBY, 'build'], {
    env,
    encoding: 'utf8',
  });
  const sentence = 'GATSBY_API_HOST: not set. The forms post to the page’s own origin.';
  const isSaid = (stdout + stderr).replace(/\s+/g, ' ').includes(sentence);
  const complaints = isSaid ? [] : [`does not say "${sentence}"`];
  if (status === 0) complaints.push('does not stop');
  return { name: 'a build without variables', complaints };
}

/** Prints the edge function's statuses: without its variables, for a GET, and for a message. */
const EDGE_FUNCTION = `
import api from './netlify/edge-functions/api.ts';
const variables = new Map();
globalThis.Netlify = { env: variables };
globalThis.fetch = async () => new Response('{}');
const headers = { origin: 'https://site.example', 'content-type': 'application/json' };
const ask = async (init) =>
  (await api(new Request('https://site.example/api/contact-us', { headers, ...init }), {}))?.status;
const idle = await ask({});
variables.set('API_HOST', 'https://api.example').set('API_TOKEN', 'token');
console.log(idle, await ask({}), await ask({ method: 'POST', body: '{}' }));`;

/** Runs the edge function on Deno, as Netlify does. */
function edgeFunctionResult(): CheckResult {
  const args = [...NPX, 'deno', 'eval', '--ext=ts', EDGE_FUNCTION];
  const { stdout, error } = spawn.sync('npx', args, { encoding: 'utf8' });
  if (error) throw error;
  const isCorrect = stdout.trim() === 'undefined 405 200';
  return { name: 'edge function', complaints: isCorrect ? [] : [`answers ${stdout}`] };
}

async function main(): Promise<number> {
  const stopped = buildWithoutVariables();
  const built = await run('npx', [...NPX, 'netlify', 'build', '--offline'], SITE_VARIABLES);
  if (built !== 0) return built;
  const results = [stopped, ...(await verify()), edgeFunctionResult()];
  return report(results, SITE_VARIABLES.GATSBY_SITE_URL);
}

runMain(main);
