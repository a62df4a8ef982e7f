/** `npm run licences`: counts the licences of the installed packages and fails on one that is not listed here. */
import { run } from './lib/run';

/** They ask for a notice at most. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT*',
  'MIT-0',
  'Public Domain',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

/** Enough for tools that are never part of the site: they cover their own files. */
const FOR_TOOLS = ['MPL-2.0', 'CC-BY-3.0', 'CC-BY-4.0'];

/** Packages with another licence; docs/dependencies.md gives the reasons. */
const EXCEPTIONS = ['axe-core', 'satori', '@vercel/stega', 'caniuse-lite'];
const EXCEPTED_SCOPES = ['@fontsource', '@img/sharp-'];

/** @returns 0 where the licences of all packages of the kind are allowed */
const check = (kind: string, allowed: readonly string[]): Promise<number> =>
  run('npx', [
    'license-checker-rseidelsohn',
    kind,
    '--summary',
    '--excludePrivatePackages',
    `--onlyAllow=${allowed.join(';')}`,
    `--excludePackages=${EXCEPTIONS.join(';')}`,
    `--excludePackagesStartingWith=${EXCEPTED_SCOPES.join(';')}`,
  ]);

async function main(): Promise<void> {
  const site = await check('--production', PERMISSIVE);
  process.exitCode = site || (await check('--development', [...PERMISSIVE, ...FOR_TOOLS]));
}

void main();
