/** The /admin of public/, saving to the stand-in for GitHub. */
import { existsSync, readFileSync } from 'node:fs';
import {
  adminPage,
  BACKEND_ELEMENT,
  type FormsBackend,
} from '../../../plugins/gatsby-plugin-content-admin';
import type { RepositoryPlace } from '../../../plugins/shared/savingPlace';

const PAGE = 'public/admin/index.html';

/**
 * Reads where the built /admin saves to.
 * @throws Error if it does not save to GitHub
 */
export function builtPlace(): RepositoryPlace {
  const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
  const [, json] = new RegExp(`id="${BACKEND_ELEMENT}">(.*?)</script>`).exec(page) ?? [];
  const place: FormsBackend | undefined = json === undefined ? undefined : JSON.parse(json);
  if (place?.name === 'github') return place;
  throw new Error(
    'public/ holds no /admin that saves to GitHub. Build it first: CMS_REPOSITORY=acme/website npm run build',
  );
}

/** Returns the pages for `serveSite` that save to the stand-in at `forge`. */
export function triedAdmin({ repo }: RepositoryPlace, forge: string): Record<string, string> {
  const page = adminPage({ name: 'github', repo, api_root: forge, auth_methods: ['token'] });
  return { '/admin': page, '/admin/': page };
}
