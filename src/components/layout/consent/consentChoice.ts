/** The visitor's choice about optional storage. vanilla-cookieconsent keeps it in this browser for six
 * months and asks again when the version changes. Its own dialogue, which hides the texts of the
 * categories, is not used: without words it renders none. */
import { acceptedCategory, run } from 'vanilla-cookieconsent/dist/cookieconsent.umd.js';
import type { ConsentWords } from '../../../hooks/useSiteContent';

export type CategoryKey = ConsentWords['categories'][number]['key'];

/** Necessary storage cannot be refused. */
export const isNecessary = (key: CategoryKey): boolean => key === 'necessary';

/** Where /admin keeps an editor's GitHub token. A foreign script on this origin could read it. */
const hasEditorToken = (): boolean => localStorage.getItem('sveltia-cms.user') !== null;

/** Runs the script of an analytics service, once on a page and only where the visitor has allowed it. */
function startAnalytics(): void {
  const address = process.env.GATSBY_ANALYTICS_SCRIPT;
  if (!address || !acceptedCategory('analytics') || hasEditorToken()) return;
  if ([...document.scripts].some(({ src }) => src === address)) return;
  document.head.append(Object.assign(document.createElement('script'), { src: address }));
}

/** Reads the stored choice; call it before any other function of the library. A second call does nothing. */
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
    // Crawlers store nothing either way, and tests are no crawlers.
    hideFromBots: false,
    manageScriptTags: false,
    autoShow: false,
    language: { default: 'en', translations: { en: {} } },
  });
};

/** True where the visitor has allowed the category; the necessary one needs no consent. */
export const isAllowed = (key: CategoryKey): boolean => isNecessary(key) || acceptedCategory(key);
