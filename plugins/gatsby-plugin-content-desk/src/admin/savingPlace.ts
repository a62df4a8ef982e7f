/** Where the published /admin saves to, by the variables of the build. The README lists them. */
import { EnvironmentError } from '../../../../src/environment';
import type { SavingPlace } from './config';

type Variables = Record<string, string | undefined>;

const read = (variables: Variables, name: string): string | undefined =>
  variables[name]?.trim() || undefined;

const REPOSITORY = /^[\w.-]+\/[\w.-]+$/;

/** `owner/name` out of the address by which Netlify has cloned the repository; GitHub's only. */
function repositoryOf(address: string | undefined): string | undefined {
  const found =
    /^(?:https:\/\/(?:[^@/]+@)?github\.com\/|git@github\.com:)([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/;
  return address === undefined ? undefined : found.exec(address)?.[1];
}

function originOf(name: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const isOrigin = /^https:\/\/[^/?#@\s]+\/?$/.test(value);
  if (isOrigin) return value.replace(/\/$/, '');
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
  const repository = stated ?? repositoryOf(read(variables, 'REPOSITORY_URL'));
  if (!repository) return undefined;
  const netlifyName = read(variables, 'SITE_NAME');
  return {
    kind: 'github',
    repository,
    branch: read(variables, 'CMS_BRANCH'),
    siteDomain: read(variables, 'CMS_SITE_DOMAIN') ?? (netlifyName && `${netlifyName}.netlify.app`),
    signInOrigin: originOf('CMS_SIGN_IN_ORIGIN', read(variables, 'CMS_SIGN_IN_ORIGIN')),
  };
}
