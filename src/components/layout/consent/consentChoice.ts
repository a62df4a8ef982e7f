/** What the visitor's choice about optional storage allows, and what follows from it. */
import type { ConsentWords } from '../../../hooks/useSiteContent';
import { EDITOR_KEY } from '../../../sharedNames';
import { readChoice, storeChoice } from './storedChoice';

export type CategoryKey = ConsentWords['categories'][number]['key'];
type Rules = Pick<ConsentWords, 'categories' | 'version'>;

/** Necessary storage cannot be refused. */
export const isNecessary = (key: CategoryKey): boolean => key === 'necessary';

/** True if the visitor has answered this version of the categories within six months. */
export const isAnswered = ({ version }: Rules): boolean => readChoice(version) !== undefined;

/** True if the visitor has allowed the category; the necessary one needs no consent. */
export const isAllowed = (key: CategoryKey, { version }: Rules): boolean =>
  isNecessary(key) || Boolean(readChoice(version)?.categories.includes(key));

/** True if /admin has stored an editor's GitHub token, which a third-party script on this origin could read. */
const hasEditorToken = (): boolean => localStorage.getItem(EDITOR_KEY) !== null;

/** Starts what the visitor has allowed: the script of the analytics service, once per page. */
export function startAllowed(rules: Rules): void {
  const url = process.env.GATSBY_ANALYTICS_SCRIPT;
  const isCounting = rules.categories.some(({ key, isInUse }) => key === 'analytics' && isInUse);
  if (!url || !isCounting || !isAllowed('analytics', rules) || hasEditorToken()) return;
  if ([...document.scripts].some(({ src }) => src === url)) return;
  document.head.append(Object.assign(document.createElement('script'), { src: url }));
}

/**
 * Makes a choice.
 * @returns false if this browser did not keep it
 */
export function keepChoice(allowed: CategoryKey[] | 'all', rules: Rules): boolean {
  const categories = rules.categories
    .map(({ key }) => key)
    .filter((key) => allowed === 'all' || isNecessary(key) || allowed.includes(key));
  const isKept = storeChoice(categories, rules.version);
  if (isKept) startAllowed(rules);
  return isKept;
}
