/**
 * `npm run licences`: lists the licences of all packages in package-lock.json and fails on one that is
 * not among those below. `-- --all` names every package.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findForbidden, packagesOf } from './lib/licences';

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
const packages = packagesOf(JSON.parse(readFileSync('package-lock.json', 'utf8')));

const byLicence = new Map<string, string[]>();
for (const { name, version, licence, isDev } of packages) {
  const label = `${licence}${isDev ? ' (development only)' : ''}`;
  byLicence.set(label, [...(byLicence.get(label) ?? []), `${name}@${version}`]);
}
for (const [label, names] of [...byLicence].sort(([, a], [, b]) => b.length - a.length)) {
  console.log(`${String(names.length).padStart(5)}  ${label}`);
  if (values.all) for (const name of names) console.log(`         ${name}`);
}

const forbidden = findForbidden(packages);
for (const { name, version, licence } of forbidden) {
  console.error(`✗ ${name}@${version}: ${licence}`);
}
console.log(`${packages.length} packages, ${forbidden.length} with a licence that is not allowed.`);
process.exitCode = forbidden.length === 0 ? 0 : 1;
