/** What is not the owner's yet: in the content, and in the settings of the build. */
import { kindOfFile } from '../../../../src/content/kinds';
import { languageInEnglish } from '../../../../src/content/languageNames';
import { originalOf } from '../../../../src/content/languages';
import { readBuildEnvironment } from '../../../../src/environment';
import { counted, launchHeading, placeOf, type Problem, sentencesOf } from '../check/format';

/**
 * The settings that a launched site needs and the build lacks: a line each, with the variable's name first.
 * @throws EnvironmentError for a malformed variable
 */
export type MissingSettings = (variables: Record<string, string | undefined>) => string[];

const others: MissingSettings[] = [];

/** Registers the settings that another plugin needs on a launched site. */
export const launchNeeds = (missing: MissingSettings): void => {
  others.push(missing);
};

/** What any launched site needs, and what other plugins have registered. */
export const missingSettings: MissingSettings = (variables) => {
  const { siteUrl, missing, isLaunched } = readBuildEnvironment(variables);
  const lines = [...missing, ...others.flatMap((settings) => settings(variables))];
  const is = variables.GATSBY_SITE_URL?.trim() ? 'this computer' : 'not set';
  if (new URL(siteUrl).hostname === 'localhost') {
    lines.push(
      `GATSBY_SITE_URL: ${is}. Canonical links lead to ${siteUrl}. Expected an origin, like https://www.example.com.`,
    );
  }
  if (!isLaunched) {
    lines.push(
      'LAUNCHED: not true. Netlify keeps search engines away (X-Robots-Tag: noindex). Write true once nothing else is left.',
    );
  }
  return lines;
};

/**
 * The list: a heading for each step of the handbook, with its count, and a line for each item.
 * @param translations those that have not followed: a step for each language
 */
export function formatLaunchList(
  items: readonly Problem[],
  settings: readonly string[],
  translations: readonly Problem[] = [],
): string {
  const steps = new Map<string, string[]>();
  const add = (step: string, item: Problem) =>
    steps.set(step, [...(steps.get(step) ?? []), `${placeOf(item)}: ${sentencesOf(item)}`]);
  for (const item of items) add(kindOfFile(originalOf(item.file).original)?.label ?? '', item);
  for (const item of translations) add(languageInEnglish(originalOf(item.file).language), item);
  if (settings.length > 0) steps.set('Settings', [...settings]);
  return [...steps]
    .map(([step, lines]) => [`${step}: ${lines.length}`, ...lines].join('\n'))
    .join('\n\n');
}

/** One line for a build that is not launched yet. */
export const launchLine = (items: readonly Problem[], settings: readonly string[]): string =>
  `${launchHeading(items.length + settings.length)}: \`npm run launch\` lists ${counted(items.length, 'text')} and ${counted(settings.length, 'setting')}.`;
