/**
 * The visitor's choice about optional storage. vanilla-cookieconsent keeps it: opt-in, remembered in
 * this browser for six months, asked anew when the version changes. Its own dialogue, which hides what
 * it says about a category until one unfolds it, is not used; without words the library makes none.
 */
import {
  acceptCategory,
  acceptedCategory,
  run,
  validConsent,
} from 'vanilla-cookieconsent/dist/cookieconsent.umd.js';
import type { Consent, ConsentCategory } from '../../../content/kinds/consent';

type CategoryKey = ConsentCategory['key'];

/** Where the choice is remembered: data/storage.yaml lists it. */
export const CONSENT_KEY = 'consent';

const DAYS_KEPT = 182;

/** Cannot be refused. */
export const isNecessary = (key: CategoryKey): boolean => key === 'necessary';

/** Reads the remembered choice; to be called before the others. A second call does nothing. */
export const readChoice = ({ categories, version }: Pick<Consent, 'categories' | 'version'>) =>
  run({
    revision: version,
    categories: Object.fromEntries(
      categories.map(({ key }) => [key, { enabled: isNecessary(key), readOnly: isNecessary(key) }]),
    ),
    cookie: { name: CONSENT_KEY, useLocalStorage: true, expiresAfterDays: DAYS_KEPT },
    // What reads pages by itself stores nothing either way, and tests are no crawlers.
    hideFromBots: false,
    manageScriptTags: false,
    autoShow: false,
    language: { default: 'en', translations: { en: {} } },
  });

/** True once the visitor has chosen, as long as the choice holds. */
export const hasChosen = (): boolean => validConsent();

/** True where the visitor has allowed the category; necessary ones need no leave. */
export const isAllowed = (key: CategoryKey): boolean => isNecessary(key) || acceptedCategory(key);

/** Remembers that exactly these optional categories are allowed. */
export const allow = (keys: CategoryKey[]): void => acceptCategory(keys);

/** Remembers that everything is allowed. */
export const allowAll = (): void => acceptCategory('all');

/** Remembers that nothing optional is allowed. */
export const refuseAll = (): void => acceptCategory([]);
