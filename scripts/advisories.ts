/** `npm run advisories`: runs `npm audit` and fails on what docs/dependencies.md does not accept. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { advisoriesOf, findUnaccepted } from './lib/advisories';

const { stdout } = spawnSync('npm', ['audit', '--json'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
});

try {
  const advisories = advisoriesOf(JSON.parse(stdout));
  const unaccepted = findUnaccepted(advisories, readFileSync('docs/dependencies.md', 'utf8'));
  for (const { id, packageName, severity, title } of unaccepted) {
    console.error(`✗ ${id} ${packageName} (${severity}): ${title}`);
  }
  console.log(`${advisories.length} advisories, ${unaccepted.length} not accepted.`);
  process.exitCode = unaccepted.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
