/** Lists content and build settings that are not the owner's yet. */
import { kindOfAnyFile } from '../../../../src/content/kinds';
import { counted } from '../../../../src/content/model/describe';
import { languageInEnglish } from '../../../../src/content/text/languageNames';
import { originalOf } from '../../../../src/content/text/languages';
import { readBuildEnvironment } from '../../../shared/buildEnvironment';
import { missingAdminSettings } from '../../../shared/savingPlace';
import { placeOf, sentencesOf } from '../check/format';
import { byPlace, type Problem } from '../check/problem';

/**
 * Lists the settings that a launched site needs and the build lacks, each as a line that begins with the variable.
 * @throws EnvironmentError for a malformed variable
 */
export function missingSettings(variables: Record<string, string | undefined>): string[] {
  const { siteUrl, missing, isLaunched } = readBuildEnvironment(variables, false);
  const lines = [...missing, ...missingAdminSettings(variables)];
  const state = variables.GATSBY_SITE_URL?.trim() ? 'this computer' : 'not set';
  if (new URL(siteUrl).hostname === 'localhost') {
    lines.push(
      `GATSBY_SITE_URL: ${state}. Canonical links lead to ${siteUrl}. Expected an origin, like https://www.example.com.`,
    );
  }
  if (!isLaunched) {
    lines.push(
      'LAUNCHED: not true. Netlify keeps search engines away (X-Robots-Tag: noindex). Write true once nothing else is left.',
    );
  }
  return lines;
}

/** Lists outdated and missing translations, sorted by place. */
export const translationsLeft = (warnings: readonly Problem[]): Problem[] =>
  warnings.filter(({ isOutdated }) => isOutdated).sort(byPlace);

/**
 * Formats the list: a heading with a count for each step of the handbook, and a line for each item.
 * @param translations the outdated ones, listed as one step per language
 */
export function formatLaunchList(
  items: readonly Problem[],
  settings: readonly string[],
  translations: readonly Problem[] = [],
): string {
  const steps = new Map<string, string[]>();
  const add = (step: string, item: Problem) =>
    steps.set(step, [...(steps.get(step) ?? []), `${placeOf(item)}: ${sentencesOf(item)}`]);
  for (const item of items) add(kindOfAnyFile(item.file)?.label ?? '', item);
  for (const item of translations) add(languageInEnglish(originalOf(item.file).language), item);
  if (settings.length > 0) steps.set('Settings', [...settings]);
  return [...steps]
    .map(([step, lines]) => [`${step}: ${lines.length}`, ...lines].join('\n'))
    .join('\n\n');
}

/** The heading of the launch list: "35 things are not the company’s own yet". */
export const launchHeading = (count: number): string =>
  `${counted(count, 'thing')} ${count === 1 ? 'is' : 'are'} not the company’s own yet`;

/** The length of the launch list, in one line for the build's log. */
export const launchLine = (items: number, settings: readonly string[]): string =>
  `${launchHeading(items + settings.length)}: \`npm run launch\` lists ${counted(items, 'text')} and ${counted(settings.length, 'setting')}.`;
