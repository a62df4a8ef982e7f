/** Reads from environment variables (docs/deploying.md) where the published /admin saves to. */
import type { GitHubBackend } from '@sveltia/cms';
import { EnvironmentError, readVariable, type Variables } from '../../src/environment';

/** @throws EnvironmentError for a value that does not match */
function readMatching(variables: Variables, name: string, pattern = /^/, expected?: string) {
  const value = readVariable(variables, name, expected);
  if (value === undefined || pattern.test(value)) return value;
  throw new EnvironmentError(`${name} is "${value}". Expected ${expected ?? ''}.`);
}

const REPOSITORY = /^[\w.-]+\/[\w.-]+$/;

/** An address from which Netlify clones a GitHub repository; the group is `owner/name`. */
const CLONED_FROM =
  /^(?:https:\/\/(?:[^@/]+@)?github\.com\/|git@github\.com:)([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/;

/** A path without dots at the start of its parts, so that it stays in the repository. */
const FOLDER = /^\w[\w.-]*(?:\/\w[\w.-]*)*$/;

const ORIGIN = /^https:\/\/[^/?#@\s]+\/?$/;

/** A repository, and the site's folder in it if that is not the root. */
export type RepositoryPlace = GitHubBackend & { folder?: string };

/**
 * Returns the place to which the published forms save; undefined if no repository is known.
 * @throws EnvironmentError for a malformed variable
 */
export function savingPlace(variables: Variables): RepositoryPlace | undefined {
  const name = 'the owner and the name of a GitHub repository, like acme/website';
  const stated = readMatching(variables, 'CMS_REPOSITORY', REPOSITORY, name);
  const signIn = readMatching(variables, 'CMS_SIGN_IN', /^(?:oauth|token)$/, 'oauth or token');
  const address = 'an origin, like https://auth.example.com';
  const origin = readMatching(variables, 'CMS_SIGN_IN_ORIGIN', ORIGIN, address);
  const within = 'the path of a folder in the repository, like packages/site';
  const folder = readMatching(variables, 'CMS_FOLDER', FOLDER, within);
  const repo = stated ?? CLONED_FROM.exec(readMatching(variables, 'REPOSITORY_URL') ?? '')?.[1];
  if (!repo) return undefined;
  const netlifyName = readMatching(variables, 'SITE_NAME');
  return {
    name: 'github',
    repo,
    folder,
    branch: readMatching(variables, 'CMS_BRANCH'),
    site_domain:
      readMatching(variables, 'CMS_SITE_DOMAIN') ?? (netlifyName && `${netlifyName}.netlify.app`),
    base_url: origin?.replace(/\/$/, ''),
    auth_methods: signIn === 'oauth' || signIn === 'token' ? [signIn] : undefined,
  };
}

/**
 * Returns a line for each setting of /admin that a launched site lacks.
 * @throws EnvironmentError for a malformed variable
 */
export function missingAdminSettings(variables: Variables): string[] {
  const missing = [
    !savingPlace(variables) &&
      'CMS_REPOSITORY: not set. /admin on the published site cannot save. Expected the GitHub repository, like acme/website.',
    readMatching(variables, 'CMS_SIGN_IN') === undefined &&
      'CMS_SIGN_IN: not set. Nobody has said how editors sign in to /admin. Set it up by docs/deploying.md, step 5, then write oauth or token.',
  ];
  return missing.filter((line) => line !== false);
}
