/**
 * `npm run verify -- https://www.example.com`: asks a deployed site for every address of the table and
 * for its headers, asks whether its forms reach the API, and says what differs from the repository. `--no-headers` leaves the headers out,
 * for a server that sets none (npm run serve).
 */
import { parseArgs } from 'node:util';
import { netlifyRules } from './lib/netlifyRules';
import { siteAddresses } from './lib/siteAddresses';
import { formFindings, searchEngineLine, verifySite } from './lib/verifySite';

const USAGE =
  'Usage: npm run verify -- https://www.example.com [--no-headers | --no-cache-control]';

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'no-headers': { type: 'boolean', default: false },
      'no-cache-control': { type: 'boolean', default: false },
    },
  });
  const [address = ''] = positionals;
  if (!/^https?:\/\/[^/]/.test(address) || !URL.canParse(address)) {
    console.error(USAGE);
    return 2;
  }
  const { origin } = new URL(address);
  const { headers: rules } = await netlifyRules('netlify.toml', 'no-folder');
  const ignored = new Set(values['no-cache-control'] ? ['cache-control'] : []);
  const headerCheck = values['no-headers'] ? undefined : { rules, ignored };
  const findings = [
    ...(await verifySite(origin, siteAddresses(), headerCheck)),
    ...(await formFindings(origin, process.env.GATSBY_API_HOST?.trim())),
  ];
  for (const { name, complaints } of findings) {
    if (complaints.length === 0) continue;
    console.error(`✗ ${name}`);
    for (const complaint of complaints) console.error(`    ${complaint}`);
  }
  const wrong = findings.filter(({ complaints }) => complaints.length > 0).length;
  console.log(`${origin}: ${findings.length - wrong} of ${findings.length} checks passed.`);
  console.log(await searchEngineLine(origin));
  return wrong === 0 ? 0 : 1;
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
