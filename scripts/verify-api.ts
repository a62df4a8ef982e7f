/**
 * `npm run verify:api -- https://api.example.com`: holds an API against docs/api.md. Without `--send` it
 * asks only what a right API refuses, so nothing arrives anywhere. The credential is an option, because
 * shells differ in how a variable is set before a command.
 */
import { parseArgs } from 'node:util';
import { readBuildEnvironment } from '../src/environment';
import { runMain } from './lib/run';
import { preflightProblems, verifyApi } from './lib/verifyApi';

const USAGE = `Usage: npm run verify:api -- https://api.example.com --site https://www.example.com [--site …] --token … [--send]`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      site: { type: 'string', multiple: true },
      token: { type: 'string' },
      send: { type: 'boolean', default: false },
    },
  });
  const [host = ''] = positionals;
  const token = (values.token ?? process.env.GATSBY_API_TOKEN)?.trim();
  const [site = readBuildEnvironment(process.env).siteUrl, ...others] = values.site ?? [];
  const isAddress = (text: string) => /^https?:\/\/[^/]/.test(text) && URL.canParse(text);
  if (![host, site, ...others].every(isAddress)) {
    console.error(USAGE);
    return 2;
  }
  const { asked, problems } = await verifyApi({ host, site }, token, values.send);
  for (const other of others) problems.push(...(await preflightProblems({ host, site: other })));
  for (const problem of problems) console.error(`✗ ${problem}`);
  console.log(
    problems.length > 0
      ? `${problems.length} problems. docs/api.md says what the API has to answer.`
      : `${asked} requests of ${site} were answered as docs/api.md asks.${values.send ? '' : ' None was a message: --send sends one of each.'}`,
  );
  return problems.length > 0 ? 1 : 0;
}

runMain(main, 2);
