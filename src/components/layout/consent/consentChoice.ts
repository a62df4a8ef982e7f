/** The visitor's choice about optional storage. vanilla-cookieconsent stores it: opt-in, kept in
 * this browser for six months, asked again when the version changes. Its own dialogue is not used,
 * because it hides the text of a category until one unfolds it; without words the library renders
 * none. */
import {
  acceptCategory,
  acceptedCategory,
  run,
  validConsent,
} from 'vanilla-cookieconsent/dist/cookieconsent.umd.js';
import type { ConsentWords } from '../../../hooks/useSiteContent';

type CategoryKey = ConsentWords['categories'][number]['key'];

/** The storage key; data/storage.yaml lists it. */
export const CONSENT_KEY = 'consent';

const DAYS_KEPT = 182;

/** Necessary storage cannot be refused. */
export const isNecessary = (key: CategoryKey): boolean => key === 'necessary';

/** Runs the script of an analytics service, once on a page and only where the visitor has allowed it. */
function startAnalytics(): void {
  const address = process.env.GATSBY_ANALYTICS_SCRIPT;
  if (!address || !acceptedCategory('analytics')) return;
  if ([...document.scripts].some(({ src }) => src === address)) return;
  document.head.append(Object.assign(document.createElement('script'), { src: address }));
}

/** Reads the stored choice; call it before the functions below. A second call does nothing. */
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
    cookie: { name: CONSENT_KEY, useLocalStorage: true, expiresAfterDays: DAYS_KEPT },
    // Crawlers store nothing either way, and tests are no crawlers.
    hideFromBots: false,
    manageScriptTags: false,
    autoShow: false,
    language: { default: 'en', translations: { en: {} } },
  });
};

/** True once the visitor has chosen, as long as the choice is valid. */
export const hasChosen = (): boolean => validConsent();

/** True where the visitor has allowed the category; the necessary one needs no consent. */
export const isAllowed = (key: CategoryKey): boolean => isNecessary(key) || acceptedCategory(key);

/** Allows exactly these optional categories. */
export const allow = (keys: CategoryKey[]): void => acceptCategory(keys);

/** Allows all categories. */
export const allowAll = (): void => acceptCategory('all');

/** Refuses everything optional. */
export const refuseAll = (): void => acceptCategory([]);
