/**
 * `npm run launch`: what is still not the owner's, with its place and what to do. Fails while anything
 * is left. Asks the API, where there is one, for the preflight of each call.
 */
import { checkContent } from '../plugins/gatsby-plugin-content-desk/src/check/checkContent';
import { formatProblem } from '../plugins/gatsby-plugin-content-desk/src/check/format';
import { launchHeading } from '../plugins/gatsby-plugin-content-desk/src/launch/launchHeading';
import {
  formatLaunchList,
  missingSettings,
} from '../plugins/gatsby-plugin-content-desk/src/launch/launchList';
import { preflightFault } from '../plugins/gatsby-plugin-content-desk/src/launch/preflights';
import { readBuildEnvironment } from '../src/environment';
import { callsOfTheSite } from './lib/callsOfTheSite';

const ASKED = 'docs/deploying.md says what the API has to answer.';

async function main(): Promise<void> {
  const { problems, launch } = checkContent(process.cwd(), { isProduction: true });
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n\n'));
  const { apiHost, siteUrl } = readBuildEnvironment(process.env);
  const calls = apiHost ? await callsOfTheSite() : [];
  const faults = await Promise.all(calls.map((call) => preflightFault(call, siteUrl)));
  const settings = [
    ...missingSettings(process.env),
    ...faults.flatMap((fault) => (fault === undefined ? [] : `GATSBY_API_HOST: ${fault} ${ASKED}`)),
  ];

  const count = launch.length + settings.length;
  if (count === 0) {
    console.log('Everything is the company’s own, and a build with LAUNCHED=true keeps it so.');
    return;
  }
  console.log(`${formatLaunchList(launch, settings)}\n\n${launchHeading(count)}.`);
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
