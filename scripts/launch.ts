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

async function main(): Promise<void> {
  const { problems, launch } = checkContent(process.cwd(), { isProduction: true });
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n\n'));
  const { apiHost, siteUrl } = readBuildEnvironment(process.env);
  const calls = apiHost ? await callsOfTheSite() : [];
  const faults = await Promise.all(calls.map((call) => preflightFault(call, siteUrl)));
  const settings = [
    ...missingSettings(process.env),
    ...faults.filter((fault) => fault !== undefined),
  ];

  const count = launch.length + settings.length;
  if (count === 0) {
    console.log('Everything is the company’s own. Set LAUNCHED=true, and builds keep it so.');
    return;
  }
  console.log(`${formatLaunchList(launch, settings)}\n\n${launchHeading(count)}.`);
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
