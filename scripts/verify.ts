/**
 * `npm run verify -- https://www.example.com`: asks a deployed site for every address of its content and for
 * its headers, asks whether its forms reach the API, and says what differs from the repository.
 */
import { netlifyRules } from './lib/netlifyRules';
import { runMain } from './lib/run';
import { siteAddresses } from './lib/siteAddresses';
import { formFindings, report, searchEngineLine, verifySite } from './lib/verifySite';

async function main(): Promise<number> {
  const [address = ''] = process.argv.slice(2);
  if (!/^https?:\/\/[^/]/.test(address) || !URL.canParse(address)) {
    console.error('Usage: npm run verify -- https://www.example.com');
    return 2;
  }
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

runMain(main);
