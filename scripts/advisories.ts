/** `npm run advisories`: runs `npm audit` and fails on what docs/dependencies.md does not accept. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What is read of the report; a package is named by a text, an advisory is an object. */
interface Report {
  message?: string;
  vulnerabilities?: Record<
    string,
    { via: (string | { name: string; url: string; severity: string; title: string })[] }
  >;
}

const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
const { vulnerabilities, message }: Report = JSON.parse(stdout || '{}');
if (!vulnerabilities) {
  console.error(`npm audit gave no report. ${message ?? ''}`);
  process.exit(2);
}

const accepted = readFileSync('docs/dependencies.md', 'utf8').split('\n');
const advisories = new Map(
  Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((cause) => typeof cause !== 'string')
    .map((cause) => [`${cause.url} ${cause.name}`, cause]),
);
const others = [...advisories.values()].filter(
  ({ url, name }) =>
    !accepted.some(
      (line) => line.includes(url.split('/').at(-1) ?? url) && line.includes(`\`${name}\``),
    ),
);
for (const { url, name, severity, title } of others) {
  console.error(`✗ ${url} ${name} (${severity}): ${title}`);
}
console.log(`${advisories.size} advisories, ${others.length} not accepted.`);
process.exitCode = others.length === 0 ? 0 : 1;
