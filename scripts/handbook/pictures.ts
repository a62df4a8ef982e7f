/** Pictures of the handbook, taken by hand: each shows the fields of a kind of file where they stand. */
import { existsSync } from 'node:fs';

/** A picture of the handbook by its name, relative to the project. */
export const pictureFile = (name: string): string => `docs/images/handbook/${name}.webp`;

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

/** The names of the pictures of a kind: of its page or of the parts of pages that show it; none of some. */
export const picturesOf = (kindName: string): string[] =>
  [kindName, `${kindName}-footer`].filter((name) => existsSync(pictureFile(name)));
