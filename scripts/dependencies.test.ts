import { readFileSync } from 'node:fs';
import manifest from '../package.json';

const packages = { ...manifest.dependencies, ...manifest.devDependencies };

describe('each package', () => {
  it('has an exact version', () => {
    const inexact = Object.values(packages).filter((version) => !/^\d+\.\d+\.\d+$/.test(version));
    expect(inexact).toEqual([]);
  });

  it('is in docs/dependencies.md', () => {
    const document = readFileSync('docs/dependencies.md', 'utf8');
    const missing = Object.keys(packages).filter((name) => !document.includes(`\`${name}\``));
    expect(missing).toEqual([]);
  });
});

it('every npm script is in docs/house.md', () => {
  const listed = readFileSync('docs/house.md', 'utf8');
  const missing = Object.keys(manifest.scripts).filter(
    (name) => !new RegExp(`\`(?:npm (?:run )?)?${name}\\b`).test(listed),
  );
  expect(missing).toEqual([]);
});

it('README, CI and Netlify name the same versions of Node', () => {
  const workflow = readFileSync('.github/workflows/ci.yml', 'utf8');
  const netlifys = readFileSync('.nvmrc', 'utf8').trim();
  const oldest = manifest.engines.node.replace('>=', '');
  const readme = readFileSync('README.md', 'utf8').replace(/\s+/g, ' ');
  expect(readme).toContain(`tested on Node ${netlifys}, which Netlify takes from`);
  expect(readme).toContain(`on ${oldest}, the oldest that works`);
  expect(workflow).toContain(`node-version: '${oldest}'`);
  expect(readFileSync('netlify.toml', 'utf8')).toContain(`NODE_VERSION = "${netlifys}"`);
  expect(manifest.devDependencies['@types/node'].split('.')[0]).toBe(oldest.split('.')[0]);
});

describe('an override for an advisory', () => {
  // GHSA-f88m-g3jw-g9cj and GHSA-w5hq-g745-h8pq, by the first versions without them.
  it.each([
    ['sharp', 'gatsby-plugin-sharp', [0, 35, 0]],
    ['uuid', 'gatsby', [11, 1, 1]],
  ] as const)('gives %s to %s, which asks for an older one', (name, dependent, fixed) => {
    const installed: { version: string } = JSON.parse(
      readFileSync(`node_modules/${name}/package.json`, 'utf8'),
    );
    const asks: { dependencies: Record<string, string> } = JSON.parse(
      readFileSync(`node_modules/${dependent}/package.json`, 'utf8'),
    );
    const numbers = (version = '') => version.replace(/^\D/, '').split('.').map(Number);
    const isOlder = (version: string | undefined) => {
      const at = numbers(version).findIndex((number, index) => number !== fixed[index]);
      return at >= 0 && (numbers(version)[at] ?? 0) < (fixed[at] ?? 0);
    };
    expect(isOlder(installed.version)).toBe(false);
    expect(isOlder(asks.dependencies[name])).toBe(true);
  });
});
