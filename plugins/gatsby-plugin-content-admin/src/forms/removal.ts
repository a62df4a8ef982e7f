/** What forbids deleting files of the content: the specification, and the files that need them. Pure. */
import { parseDocument } from 'yaml';
import { kindOfFile } from '../../../../src/content/kinds';
import { languageInEnglish } from '../../../../src/content/languageNames';
import { MAIN_LANGUAGE, originalOf } from '../../../../src/content/languages';
import { PICTURE_FOLDER } from '../../../../src/content/sharedFields';
import {
  checkSources,
  type Problem,
  sentencesOf,
} from '../../../gatsby-plugin-content-check/browser';
import { type ContentIndex, surroundingsIn } from './checkDraft';

/** The slugs of specification 2: their pages may change, and have to be there. */
const FIXED_SLUGS = [
  ...['reputition-montiring', 'competitive', 'market-campaign', 'risk', 'influencer'],
  ...['authenticity', 'amplification', 'reputation', 'tactical', 'marketing', 'large-scale'],
  ...['markets-cryptocurrency', 'banking-insurance', 'education', 'airlines', 'mass-retail'],
  ...['telco', 'oil-gas', 'theme-amusement-parks', 'FMCG', 'luxury', 'ministries-departments'],
  ...['fashion', 'hoo-talk', 'mass-analytics', 'privacy-policy', 'terms & conditions', 'cookies'],
];

/** A file that is written or, without a text, deleted. */
export interface FileChange {
  file: string;
  text?: string;
}

/** Why the specification forbids deleting a file; undefined where it does not. */
export function fixedAddress(file: string, text: string): string | undefined {
  // No translation has a slug; a file with a mistake further down has one all the same.
  const slug: unknown = kindOfFile(file) && parseDocument(text).get('slug');
  return typeof slug === 'string' && FIXED_SLUGS.includes(slug)
    ? `The owner’s specification gives the site a page at /${slug}. Its words may change; the page stays.`
    : undefined;
}

/** A file as the lists of /admin name it: `Case studies › airlines, in Arabic`. */
function formOf(file: string): string {
  const { original, language } = originalOf(file);
  const kind = kindOfFile(original);
  const name = kind?.folder === undefined ? [] : [original.replace(/^.*\/|\.\w+$/g, '')];
  const form = [kind?.label ?? original, ...name].join(' › ');
  return language === MAIN_LANGUAGE ? form : `${form}, in ${languageInEnglish(language)}`;
}

const keyOf = ({ file, field, message }: Problem) => [file, field, message].join('\n');

/** Why the changes may not be made, a sentence each; none where nothing is deleted that something needs. */
export function removalProblems(changes: readonly FileChange[], index: ContentIndex): string[] {
  const removed = new Set(changes.flatMap(({ file, text }) => (text === undefined ? [file] : [])));
  if (removed.size === 0) return [];
  const fixed = index.sources.flatMap(({ file, text }) =>
    removed.has(file) ? (fixedAddress(file, text) ?? []) : [],
  );
  if (fixed.length > 0) return fixed;

  const changed = new Set(changes.map(({ file }) => file));
  const isContent = (file: string) => kindOfFile(originalOf(file).original) !== undefined;
  const written = changes.flatMap(({ file, text }) =>
    text !== undefined && isContent(file) ? { file, text } : [],
  );
  const sources = [...index.sources.filter(({ file }) => !changed.has(file)), ...written];
  const isLeft = (folder: string, name: string) => !removed.has(`${folder}/${name}`);
  const pictures = Object.fromEntries(
    Object.entries(index.pictures).map(([folder, names]) => [
      folder,
      names.filter((name) => isLeft(folder, name)),
    ]),
  );
  const facts = Object.fromEntries(
    Object.entries(index.facts).filter(([name]) => isLeft(PICTURE_FOLDER, name)),
  );
  const errorsOf = (one: ContentIndex) => checkSources(one.sources, surroundingsIn(one)).problems;
  const known = new Set(errorsOf(index).map(keyOf));
  return errorsOf({ ...index, sources, pictures, facts })
    .filter((one) => !known.has(keyOf(one)))
    .map((one) => `${formOf(one.file)}: ${sentencesOf(one)}`);
}
