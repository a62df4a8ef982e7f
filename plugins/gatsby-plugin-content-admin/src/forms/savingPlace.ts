/** Where the published /admin saves to, by the variables of the build. The README lists them. */
import { EnvironmentError } from '../../../../src/environment';
import type { SavingPlace } from './config';

type Variables = Record<string, string | undefined>;

const read = (variables: Variables, name: string): string | undefined =>
  variables[name]?.trim() || undefined;

const REPOSITORY = /^[\w.-]+\/[\w.-]+$/;

/** The address by which Netlify has cloned a repository of GitHub, with its `owner/name`. */
const CLONED_FROM =
  /^(?:https:\/\/(?:[^@/]+@)?github\.com\/|git@github\.com:)([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/;

function originOf(variables: Variables, name: string): string | undefined {
  const value = read(variables, name);
  if (value === undefined || /^https:\/\/[^/?#@\s]+\/?$/.test(value)) {
    return value?.replace(/\/$/, '');
  }
  throw new EnvironmentError(
    `${name} is "${value}". Expected an origin, like https://auth.example.com.`,
  );
}

/**
 * Where the forms of the published site save to. Undefined where no repository is known: the page
 * then says how to set it up.
 * @throws EnvironmentError for a malformed variable
 */
export function savingPlace(variables: Variables): SavingPlace | undefined {
  const stated = read(variables, 'CMS_REPOSITORY');
  if (stated && !REPOSITORY.test(stated)) {
    throw new EnvironmentError(
      `CMS_REPOSITORY is "${stated}". Expected the owner and the name of a GitHub repository, like acme/website.`,
    );
  }
  const signIn = read(variables, 'CMS_SIGN_IN');
  if (signIn !== undefined && signIn !== 'oauth' && signIn !== 'token') {
    throw new EnvironmentError(`CMS_SIGN_IN is "${signIn}". Expected oauth or token.`);
  }
  const repository = stated ?? CLONED_FROM.exec(read(variables, 'REPOSITORY_URL') ?? '')?.[1];
  if (!repository) return undefined;
  const netlifyName = read(variables, 'SITE_NAME');
  return {
    kind: 'github',
    repository,
    branch: read(variables, 'CMS_BRANCH'),
    siteDomain: read(variables, 'CMS_SITE_DOMAIN') ?? (netlifyName && `${netlifyName}.netlify.app`),
    signInOrigin: originOf(variables, 'CMS_SIGN_IN_ORIGIN'),
    signIn,
  };
}

/**
 * The settings of /admin that a launched site needs and the build does not have: a line each.
 * @throws EnvironmentError for a malformed variable
 */
export function missingAdminSettings(variables: Variables): string[] {
  const noPlace =
    'CMS_REPOSITORY: not set. /admin on the published site cannot save. Expected the GitHub repository, like acme/website.';
  const noSignIn =
    'CMS_SIGN_IN: not set. Nobody has said how editors sign in to /admin. Set it up by docs/deploying.md, step 5, then write oauth or token.';
  return [
    ...(savingPlace(variables) ? [] : [noPlace]),
    ...(read(variables, 'CMS_SIGN_IN') === undefined ? [noSignIn] : []),
  ];
}
