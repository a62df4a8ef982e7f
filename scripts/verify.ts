/**
 * `npm run verify -- https://www.example.com`: asks a deployed site for every address of its content and for
 * its headers, asks whether its forms reach the API, and says what differs from the repository.
 *
 * With `--api https://api.example.com`, or as `npm run verify:api -- https://api.example.com`, it holds an API against docs/api.md instead, as the pages of these
 * sites would ask it. Without `--send` it asks only what a right API refuses, so nothing arrives anywhere.
 */
import { parseArgs } from 'node:util';
import { netlifyRules } from './lib/netlifyRules';
import { runMain } from './lib/run';
import { siteAddresses } from './lib/siteAddresses';
import { preflightProblems, verifyApi } from './lib/verifyApi';
import { formFindings, report, searchEngineLine, verifySite } from './lib/verifySite';

const USAGE = `Usage: npm run verify -- https://www.example.com
       npm run verify:api -- https://api.example.com --site https://www.example.com [--site …] --token … [--send]`;

const isAddress = (text: string) => /^https?:\/\/[^/]/.test(text) && URL.canParse(text);

async function checkSite(address: string): Promise<number> {
  const { origin } = new URL(address);
  const { headers: rules } = await netlifyRules('netlify.toml', 'no-folder');
  const code = report(
    [
      ...(await verifySite(origin, siteAddresses(), rules)),
      ...(await formFindings(origin, process.env.GATSBY_API_HOST?.trim())),
    ],
    origin,
  );
  console.log(await searchEngineLine(origin));
  return code;
}

/** The credential is an option, because shells differ in how a variable is set before a command. */
async function checkApi(
  host: string,
  [site = '', ...others]: readonly string[],
  token: string | undefined,
  isSending: boolean,
): Promise<number> {
  const { asked, problems } = await verifyApi({ host, site }, token, isSending);
  for (const other of others) problems.push(...(await preflightProblems({ host, site: other })));
  for (const problem of problems) console.error(`✗ ${problem}`);
  console.log(
    problems.length > 0
      ? `${problems.length} problems. docs/api.md says what the API has to answer.`
      : `${asked} requests of ${site} were answered as docs/api.md asks.${isSending ? '' : ' None was a message: --send sends one of each.'}`,
  );
  return problems.length > 0 ? 1 : 0;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      api: { type: 'string' },
      site: { type: 'string', multiple: true, default: [] },
      token: { type: 'string' },
      send: { type: 'boolean', default: false },
    },
  });
  const { api, send } = values;
  const sites = [...positionals, ...values.site];
  if (sites.length === 0 || ![...sites, api ?? sites[0] ?? ''].every(isAddress)) {
    console.error(USAGE);
    return 2;
  }
  if (api === undefined) return checkSite(sites[0] ?? '');
  return checkApi(api, sites, (values.token ?? process.env.GATSBY_API_TOKEN)?.trim(), send);
}

runMain(main, 2);
