/**
 * `npm run launch`: lists everything that is not yet the owner's own, where it is and what to do. Fails while anything
 * is left. If an API is configured, sends it the preflight of each call.
 */
import { existsSync } from 'node:fs';
import {
  checkContent,
  formatLaunchList,
  formatProblem,
  launchHeading,
  missingSettings,
  openPictures,
  repetitionProblems,
  translationsLeft,
} from '../plugins/gatsby-plugin-content-check';
import { readBuildEnvironment } from '../plugins/shared/buildEnvironment';
import { takesNothing } from './lib/processes/commandLine';
import { runMain } from './lib/processes/run';
import { preflightProblems } from './lib/verify/verifyApi';

/** Returns the exit code. */
async function main(): Promise<number> {
  takesNothing('npm run launch');
  const { ordered, problems, warnings, ...checked } = checkContent(process.cwd(), {
    isProduction: true,
    pictures: await openPictures(process.cwd()),
  });
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n\n'));
  const { apiHost, siteUrl } = readBuildEnvironment(process.env, false);
  const problemsOfApi = apiHost ? await preflightProblems({ host: apiHost, site: siteUrl }) : [];
  const settings = [
    ...missingSettings(process.env),
    ...problemsOfApi.map(
      (problem) => `GATSBY_API_HOST: ${problem} docs/api.md says what the API has to answer.`,
    ),
  ];

  const launch = [...checked.launchList(), ...repetitionProblems(ordered)];
  const translations = translationsLeft(warnings);
  if (!existsSync('.git') || existsSync('.git/shallow')) {
    console.log('Only the whole history of Git tells which translations have not followed.\n');
  }
  const count = launch.length + translations.length + settings.length;
  if (count === 0) {
    console.log('Everything is the company’s own, and a build with LAUNCHED=true keeps it so.');
    return 0;
  }
  console.log(`${formatLaunchList(launch, settings, translations)}\n\n${launchHeading(count)}.`);
  return 1;
}

runMain(main, 2);
