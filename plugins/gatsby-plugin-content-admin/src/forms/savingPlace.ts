/** Where the published /admin saves to, by the variables of the build (docs/deploying.md, Variables). */
import { EnvironmentError, readVariable } from '../../../../src/environment';
import type { SavingPlace } from './config';

type Variables = Record<string, string | undefined>;

/** @throws EnvironmentError where a variable is not as expected */
function read(variables: Variables, name: string, pattern = /^/, expected?: string) {
  const value = readVariable(variables, name, expected);
  if (value === undefined || pattern.test(value)) return value;
  throw new EnvironmentError(`${name} is "${value}". Expected ${expected ?? ''}.`);
}

const REPOSITORY = /^[\w.-]+\/[\w.-]+$/;

/** The address by which Netlify has cloned a repository of GitHub, with its `owner/name`. */
const CLONED_FROM =
  /^(?:https:\/\/(?:[^@/]+@)?github\.com\/|git@github\.com:)([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/;

const ORIGIN = /^https:\/\/[^/?#@\s]+\/?$/;

/**
 * Where the forms of the published site save to. Undefined where no repository is known: the page
 * then says how to set it up.
 * @throws EnvironmentError for a malformed variable
 */
export function savingPlace(variables: Variables): SavingPlace | undefined {
  const name = 'the owner and the name of a GitHub repository, like acme/website';
  const stated = read(variables, 'CMS_REPOSITORY', REPOSITORY, name);
  const signIn = read(variables, 'CMS_SIGN_IN', /^(?:oauth|token)$/, 'oauth or token');
  const address = 'an origin, like https://auth.example.com';
  const origin = read(variables, 'CMS_SIGN_IN_ORIGIN', ORIGIN, address);
  const repo = stated ?? CLONED_FROM.exec(read(variables, 'REPOSITORY_URL') ?? '')?.[1];
  if (!repo) return undefined;
  const netlifyName = read(variables, 'SITE_NAME');
  return {
    kind: 'github',
    repo,
    branch: read(variables, 'CMS_BRANCH'),
    site_domain:
      read(variables, 'CMS_SITE_DOMAIN') ?? (netlifyName && `${netlifyName}.netlify.app`),
    base_url: origin?.replace(/\/$/, ''),
    auth_methods: signIn === 'oauth' || signIn === 'token' ? [signIn] : undefined,
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
