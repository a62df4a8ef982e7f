/**
 * `npm run audit`: fails on a licence of the installed packages that is not listed here, and on what `npm audit`
 * finds and docs/dependencies.md does not accept. `npm run audit licences` and `advisories` do one of the two.
 */
import { readFileSync } from 'node:fs';
import spawn from 'cross-spawn';
import { run, runMain } from './lib/run';

/** They ask for a notice at most. */
const PERMISSIVE =
  '0BSD;Apache-2.0;BlueOak-1.0.0;BSD;BSD-2-Clause;BSD-3-Clause;CC0-1.0;ISC;MIT;MIT*;MIT-0;Public Domain;Python-2.0;Unlicense;Zlib';

/** Enough for tools that are never part of the site: they cover their own files. */
const FOR_TOOLS = 'MPL-2.0;CC-BY-3.0;CC-BY-4.0';

/** @returns 0 where the licences of all packages of the kind are allowed, or docs/dependencies.md says why not */
const check = (kind: string, allowed: string): Promise<number> =>
  run('npx', [
    'license-checker-rseidelsohn',
    kind,
    '--summary',
    '--excludePrivatePackages',
    `--onlyAllow=${allowed}`,
    '--excludePackages=axe-core;satori;@vercel/stega;caniuse-lite',
    '--excludePackagesStartingWith=@fontsource;@img/sharp-',
  ]);

const licences = async (): Promise<number> =>
  (await check('--production', PERMISSIVE)) || check('--development', `${PERMISSIVE};${FOR_TOOLS}`);

/** What is read of npm's report; a package is named by a text, an advisory is an object. */
interface Report {
  message?: string;
  vulnerabilities?: Record<
    string,
    { via: (string | { name: string; url: string; severity: string; title: string })[] }
  >;
}

function advisories(): number {
  const { stdout } = spawn.sync('npm', ['audit', '--json'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const { vulnerabilities, message = '' }: Report = JSON.parse(stdout || '{}');
  if (!vulnerabilities) throw new Error(`npm audit gave no report. ${message}`);
  const accepted = readFileSync('docs/dependencies.md', 'utf8').split('\n');
  const isAccepted = (url: string, name: string) =>
    accepted.some(
      (line) => line.includes(url.split('/').at(-1) ?? url) && line.includes(`\`${name}\``),
    );
  const others = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((cause) => typeof cause !== 'string')
    .filter(({ url, name }) => !isAccepted(url, name))
    .map(({ url, name, severity, title }) => `✗ ${url} ${name} (${severity}): ${title}`);
  for (const line of new Set(others)) console.error(line);
  return others.length === 0 ? 0 : 1;
}

runMain(async () => {
  const [what] = process.argv.slice(2);
  const codes = [what === 'advisories' ? 0 : await licences()];
  if (what !== 'licences') codes.push(advisories());
  return Math.max(...codes);
}, 2);
