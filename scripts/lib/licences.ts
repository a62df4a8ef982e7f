/** The licences of the packages in a package-lock.json, and which of them are allowed. */

export interface LicensedPackage {
  name: string;
  version: string;
  /** SPDX expression; "(none)" where the package states none. */
  licence: string;
  /** Not installed where the site is built. */
  isDev: boolean;
}

/** Permissive: they ask for a notice at most. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSD',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

interface Exception {
  /** Names of packages. */
  packages: RegExp;
  licence: string;
}

/** Allowed for named packages only; docs/dependencies.md gives the reason for each line. */
const EXCEPTIONS: readonly Exception[] = [
  { packages: /^@fontsource(-variable)?\//, licence: 'OFL-1.1' },
  { packages: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' },
  { packages: /^@img\/sharp-/, licence: 'Apache-2.0 AND LGPL-3.0-or-later' },
  { packages: /^@img\/sharp-/, licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT' },
  { packages: /^(axe-core|satori|@vercel\/stega)$/, licence: 'MPL-2.0' },
  { packages: /^caniuse-lite$/, licence: 'CC-BY-4.0' },
  // MIT, BSD-3-Clause or the Unlicense, in a form that the lockfile does not carry.
  {
    packages: /^(busboy|linkfs|parse-cache-control|streamsearch|valid-url|xmlhttprequest-ssl)$/,
    licence: '(none)',
  },
];

/** Tools that are never part of the site: a licence on their own files is enough for them. */
const FOR_TOOLS = new Set(['MPL-2.0', 'CC-BY-3.0', 'CC-BY-4.0']);

interface Lockfile {
  packages: Record<string, { version?: string; license?: unknown; dev?: boolean; link?: boolean }>;
}

const isLockfile = (value: unknown): value is Lockfile =>
  typeof value === 'object' && value !== null && 'packages' in value;

/** The packages of a lockfile, sorted by name. @throws Error where it is none of version 2 or 3 */
export function packagesOf(lockfile: unknown): LicensedPackage[] {
  if (!isLockfile(lockfile)) throw new Error('package-lock.json holds no packages.');
  return Object.entries(lockfile.packages)
    .filter(([path, { link }]) => path !== '' && !link)
    .map(([path, { version = '', license, dev = false }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      version,
      licence: typeof license === 'string' ? license : '(none)',
      isDev: dev,
    }))
    .sort((left, right) => left.name.localeCompare(right.name));
}

/** Whether an SPDX expression leaves a way that keeps to `allowed`: all of AND, one of OR. */
export function allows(expression: string, allowed: ReadonlySet<string>): boolean {
  const plain = expression.replace(/[()]/g, '');
  return plain
    .split(/\s+OR\s+/i)
    .some((way) => way.split(/\s+AND\s+/i).every((licence) => allowed.has(licence.trim())));
}

/** The packages whose licence is not allowed where they are used. */
export function findForbidden(packages: readonly LicensedPackage[]): LicensedPackage[] {
  const forTools = new Set([...PERMISSIVE, ...FOR_TOOLS]);
  return packages.filter(
    ({ name, licence, isDev }) =>
      !allows(licence, isDev ? forTools : PERMISSIVE) &&
      !EXCEPTIONS.some(
        (exception) => exception.packages.test(name) && exception.licence === licence,
      ),
  );
}
