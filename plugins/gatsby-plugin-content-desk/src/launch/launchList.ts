/** What is still not the owner's: in the content, and in the settings of the build. Pure. */
import { readBuildEnvironment } from '../../../../src/environment';
import { savingPlace } from '../admin/savingPlace';
import type { LaunchItem } from '../check/checkSources';
import { counted, placeOf } from '../check/format';
import { launchHeading } from './launchHeading';

type Variables = Record<string, string | undefined>;

/**
 * The settings that a launched site needs and the build does not have, a sentence each.
 * @throws EnvironmentError for a malformed variable
 */
export function missingSettings(variables: Variables): string[] {
  const { siteUrl, warnings } = readBuildEnvironment(variables);
  const isLocal = new URL(siteUrl).hostname === 'localhost';
  return [
    ...warnings,
    ...(isLocal ? ['GATSBY_SITE_URL: not set. Canonical links name localhost.'] : []),
    ...(savingPlace(variables)
      ? []
      : ['CMS_REPOSITORY: not set. /admin on the published site cannot save.']),
  ];
}

/** An item on two lines: where it stands and what it is, then what to do and where it shows. */
export function formatLaunchItem(item: LaunchItem): string {
  const { message, expected = '', shownOn } = item;
  const where = shownOn === undefined ? 'Every page shows it.' : `${shownOn} shows it.`;
  return `${placeOf(item)}: ${message}\n  ${expected} ${where}`;
}

const SETTINGS_EXPLAINED =
  'docs/deploying.md says how to set the variables, and what the API has to answer.';

/** The whole list as text; "" where nothing is left. */
export const formatLaunchList = (
  items: readonly LaunchItem[],
  settings: readonly string[],
): string =>
  [
    ...items.map(formatLaunchItem),
    ...settings,
    ...(settings.length > 0 ? [SETTINGS_EXPLAINED] : []),
  ].join('\n\n');

/** One line for a build that is not launched yet. */
export const launchLine = (items: readonly LaunchItem[], settings: readonly string[]): string =>
  `${launchHeading(items.length + settings.length)}: \`npm run launch\` lists ${counted(items.length, 'text')} and ${counted(settings.length, 'setting')}.`;
