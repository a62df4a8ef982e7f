/**
 * `npm run audit`: fails on an installed package whose licence is not listed here, and on an advisory of
 * `npm audit` that docs/dependencies.md does not accept. `npm run audit licences` and `advisories` do one of the two.
 */
import { readFileSync } from 'node:fs';
import spawn from 'cross-spawn';
import { readCommandLine } from './lib/processes/commandLine';
import { run, runMain } from './lib/processes/run';

/** Licences that require at most a notice. */
const PERMISSIVE =
  '0BSD;Apache-2.0;BlueOak-1.0.0;BSD;BSD-2-Clause;BSD-3-Clause;CC0-1.0;ISC;MIT;MIT*;MIT-0;Public Domain;Python-2.0;Unlicense;Zlib';

/** Also allowed for tools that are never part of the site: these licences cover their own files only. */
const FOR_TOOLS = 'MPL-2.0;CC-BY-3.0;CC-BY-4.0';

/** Returns 0 if all packages have an allowed licence; docs/dependencies.md explains those that are excluded. */
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

/** The part of npm's report that this script reads. In `via`, a string names a package; an object is an advisory. */
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
  const { words } = readCommandLine({
    usage: 'npm run audit [licences|advisories]',
    options: {},
    words: ['licences', 'advisories'],
  });
  const [what] = words;
  const codes = [what === 'advisories' ? 0 : await licences()];
  if (what !== 'licences') codes.push(advisories());
  return Math.max(...codes);
}, 2);
