/** Pictures of the handbook: `npm run handbook:pictures` makes them out of the marks in the pages. */
import { kinds } from '../../src/content/kinds';

const FOLDER = 'docs/images/handbook';

/** A picture of the handbook by its name, relative to the project. */
export const pictureFile = (name: string): string => `${FOLDER}/${name}.webp`;

/** The fields that each picture shows, by its name. */
export const FIELDS_FILE = `${FOLDER}/fields.json`;

/** The page /admin and the switch over the pages, as the first day meets them. */
export const ADMIN_PICTURES = [
  'admin-sign-in',
  'admin-list',
  'admin-form',
  'admin-board',
  'admin-edit',
];

/** What search engines show of a page. */
export const SEARCH_RESULT = 'search-result';

/** A part of a page that shows the fields of a file which has no page of its own. */
export interface PartPicture {
  /** Name of the kind. */
  kind: string;
  /** Distinguishes several pictures of a kind. */
  name: string;
  address: string;
  /** CSS selector of the part. */
  part: string;
  /** Name of the button that brings the part to light. */
  opener?: string;
}

/** The parts of pages that are pictured, each below its kind. */
export const partPictures: readonly PartPicture[] = [
  { kind: 'site', name: 'site', address: '/', part: 'footer' },
  { kind: 'navigation', name: 'navigation', address: '/', part: 'header' },
  { kind: 'navigation', name: 'navigation-footer', address: '/', part: 'footer' },
  { kind: 'lead-form', name: 'lead-form', address: '/risk', part: 'main form' },
  { kind: 'contact-form', name: 'contact-form', address: '/contact', part: 'main' },
  { kind: 'login-form', name: 'login-form', address: '/login', part: 'main form' },
  { kind: 'signup-form', name: 'signup-form', address: '/signup', part: 'main form' },
  {
    kind: 'consent',
    name: 'consent',
    address: '/',
    part: 'dialog, [role="dialog"]',
    opener: 'Cookie Preferences',
  },
  { kind: 'storage', name: 'storage', address: '/cookies', part: 'main table' },
];

/** The names of the pictures of a kind: that of its page, or those of the parts that show it. */
export const picturesOf = (kindName: string): string[] =>
  kinds.some(({ name, page }) => name === kindName && page)
    ? [kindName]
    : partPictures.filter(({ kind }) => kind === kindName).map(({ name }) => name);
