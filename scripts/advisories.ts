/** `npm run advisories`: runs `npm audit` and fails on what docs/dependencies.md does not accept. */
import { readFileSync } from 'node:fs';
import spawn from 'cross-spawn';

/** What is read of the report; a package is named by a text, an advisory is an object. */
interface Report {
  message?: string;
  vulnerabilities?: Record<
    string,
    { via: (string | { name: string; url: string; severity: string; title: string })[] }
  >;
}

const { stdout } = spawn.sync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
const { vulnerabilities, message = '' }: Report = JSON.parse(stdout || '{}');
if (!vulnerabilities) {
  console.error(`npm audit gave no report. ${message}`);
  process.exit(2);
}

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
process.exitCode = others.length === 0 ? 0 : 1;
