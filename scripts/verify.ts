/**
 * `npm run verify -- https://www.example.com`: requests every address in the content from a deployed site, checks
 * whether its forms reach the API, and reports what differs from the repository.
 *
 * `npm run verify:api -- https://api.example.com --site …` (this script with `--api`) checks an API against
 * docs/api.md, calling it as the pages of the given sites would. Without `--send`, it sends only requests that a
 * correct API refuses, so nothing is delivered.
 */
import { parseUrl } from '../src/basics/parseUrl';
import { readCommandLine, WrongUsage } from './lib/processes/commandLine';
import { runMain } from './lib/processes/run';
import { netlifyRules } from './lib/site/netlifyRules';
import { siteAddresses } from './lib/site/siteAddresses';
import { silenceOf } from './lib/verify/checkAddress';
import { preflightProblems, verifyApi } from './lib/verify/verifyApi';
import { formResults, report, searchEngineLine, verifySite } from './lib/verify/verifySite';

const USAGE = `npm run verify -- https://www.example.com
npm run verify:api -- https://api.example.com --site https://www.example.com [--site …] --token … [--send]`;

const isAddress = (text: string) => /^https?:\/\/[^/]/.test(text) && parseUrl(text) !== undefined;

async function checkSite(origin: string): Promise<number> {
  const silence = await silenceOf(origin);
  if (silence !== undefined) {
    console.error(`✗ ${silence}`);
    return 1;
  }
  const { headers: rules } = await netlifyRules('netlify.toml', 'no-folder');
  const code = report(
    [
      ...(await verifySite(origin, siteAddresses(), rules)),
      ...(await formResults(origin, process.env.GATSBY_API_HOST?.trim())),
    ],
    origin,
  );
  console.log(await searchEngineLine(origin));
  return code;
}

async function checkApi(
  host: string,
  [site = '', ...others]: readonly string[],
  token: string | undefined,
  isSending: boolean,
): Promise<number> {
  const { asked, problems } = await verifyApi({ host, site }, token, isSending);
  for (const other of others) problems.push(...(await preflightProblems({ host, site: other })));
  for (const problem of problems) console.error(`✗ ${problem}`);
  if (problems.length > 0) {
    console.log(`${problems.length} problems. docs/api.md says what the API has to answer.`);
    return 1;
  }
  console.log(`${asked} requests of ${site} were answered as docs/api.md asks.`);
  if (!isSending) console.log('None was a message: --send sends one of each.');
  return 0;
}

async function main(): Promise<number> {
  const { values, words } = readCommandLine({
    usage: USAGE,
    words: 'any',
    options: {
      api: { type: 'string' },
      site: { type: 'string', multiple: true, default: [] },
      // An option as well as a variable: shells differ in how to set a variable for a command.
      token: { type: 'string' },
      send: { type: 'boolean', default: false },
    },
  });
  const { api, send } = values;
  const addresses = [...words, ...values.site];
  const wrong = [...(api === undefined ? [] : [api]), ...addresses].find(
    (text) => !isAddress(text),
  );
  if (wrong !== undefined) throw new WrongUsage(`"${wrong}" is no address.`, USAGE);
  if (addresses.length === 0) throw new WrongUsage('Name the address of the site.', USAGE);
  const sites = addresses.map((address) => new URL(address).origin);
  if (api === undefined) return checkSite(sites[0] ?? '');
  return checkApi(api, sites, (values.token ?? process.env.GATSBY_API_TOKEN)?.trim(), send);
}

runMain(main, 2);
