/**
 * The visitor's choice as this browser keeps it, in the shape in which vanilla-cookieconsent did until it was removed:
 * choices made in those days still hold.
 */

/** data/storage.yaml lists the name, and says what is kept. */
const NAME = 'consent';
const SIX_MONTHS = 182 * 24 * 60 * 60 * 1000;

interface StoredChoice {
  categories: unknown[];
  /** The version of data/consent.yaml that was answered. */
  revision: number;
  consentId: string;
  /** When the visitor first chose. */
  consentTimestamp: string;
  lastConsentTimestamp: string;
  expirationTime: number;
}

const isStoredChoice = (value: unknown): value is StoredChoice =>
  typeof value === 'object' &&
  value !== null &&
  'categories' in value &&
  Array.isArray(value.categories) &&
  'revision' in value &&
  typeof value.revision === 'number' &&
  'consentId' in value &&
  typeof value.consentId === 'string' &&
  'consentTimestamp' in value &&
  typeof value.consentTimestamp === 'string' &&
  'lastConsentTimestamp' in value &&
  typeof value.lastConsentTimestamp === 'string' &&
  'expirationTime' in value &&
  typeof value.expirationTime === 'number';

/** The choice about this version of the categories; undefined before it is made, and after six months. */
export function readChoice(version: number): StoredChoice | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(NAME) ?? 'null');
    if (!isStoredChoice(stored) || stored.revision !== version) return undefined;
    return stored.expirationTime < Date.now() ? undefined : stored;
  } catch {
    // Where storage is blocked, browsers throw at its mere mention; and what is stored may be no JSON.
    return undefined;
  }
}

/**
 * Keeps a choice for six months.
 * @returns false if this browser did not keep it
 */
export function storeChoice(categories: string[], version: number): boolean {
  const now = new Date();
  const former = readChoice(version);
  const choice: StoredChoice = {
    categories,
    revision: version,
    consentId: former?.consentId ?? crypto.getRandomValues(new Uint32Array(4)).join('-'),
    consentTimestamp: former?.consentTimestamp ?? now.toISOString(),
    lastConsentTimestamp: now.toISOString(),
    expirationTime: now.getTime() + SIX_MONTHS,
  };
  try {
    // Whoever refuses cookies wants nothing kept: some browsers throw here, but not at storage.
    if (typeof document.cookie !== 'string') return false;
    localStorage.setItem(NAME, JSON.stringify(choice));
    return true;
  } catch {
    return false;
  }
}
