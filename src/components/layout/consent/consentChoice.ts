/**
 * The visitor's choice about optional storage. vanilla-cookieconsent keeps it in this browser for six months and asks
 * again when the version changes. Given no translations, it does not render its own dialog, which would hide the
 * category descriptions.
 */
import {
  acceptCategory,
  acceptedCategory,
  getCookie,
  getUserPreferences,
  run,
} from 'vanilla-cookieconsent/dist/cookieconsent.umd.js';
import type { ConsentWords } from '../../../hooks/useSiteContent';

export type CategoryKey = ConsentWords['categories'][number]['key'];

/** Necessary storage cannot be refused. */
export const isNecessary = (key: CategoryKey): boolean => key === 'necessary';

/** True if /admin has stored an editor's GitHub token, which a third-party script on this origin could read. */
const hasEditorToken = (): boolean => localStorage.getItem('sveltia-cms.user') !== null;

/** Runs the script of the analytics service, once per page and only with the visitor's consent. */
function startAnalytics(): void {
  const address = process.env.GATSBY_ANALYTICS_SCRIPT;
  if (!address || !acceptedCategory('analytics') || hasEditorToken()) return;
  if ([...document.scripts].some(({ src }) => src === address)) return;
  document.head.append(Object.assign(document.createElement('script'), { src: address }));
}

/** Reads the stored choice. Must come before any other call of the library; a second call does nothing. */
export const readChoice = ({
  categories,
  version,
}: Pick<ConsentWords, 'categories' | 'version'>) => {
  const isCounting = categories.some(({ key, isInUse }) => key === 'analytics' && isInUse);
  return run({
    ...(isCounting && { onConsent: startAnalytics, onChange: startAnalytics }),
    revision: version,
    categories: Object.fromEntries(
      categories.map(({ key }) => [key, { enabled: isNecessary(key), readOnly: isNecessary(key) }]),
    ),
    // data/storage.yaml lists the name.
    cookie: { name: 'consent', useLocalStorage: true, expiresAfterDays: 182 },
    // Crawlers store nothing either way, and browser tests would count as crawlers.
    hideFromBots: false,
    manageScriptTags: false,
    autoShow: false,
    language: { default: 'en', translations: { en: {} } },
  });
};

/** True if the visitor has allowed the category; the necessary one needs no consent. */
export const isAllowed = (key: CategoryKey): boolean => isNecessary(key) || acceptedCategory(key);

/**
 * Makes a choice.
 * @returns false if this browser did not keep it
 */
export function keepChoice(categories: CategoryKey[] | 'all'): boolean {
  try {
    acceptCategory(categories);
    const kept = getCookie('categories') ?? [];
    const { acceptedCategories } = getUserPreferences();
    return [...kept].sort().join() === [...acceptedCategories].sort().join();
  } catch {
    // Where storage is blocked, browsers throw at its mere mention.
    return false;
  }
}
