/** @jest-environment node */
import { readdirSync, readFileSync } from 'fs';
import { isBuiltin } from 'module';
import { join } from 'path';
import { parse } from 'yaml';
import { filesBelow } from '../plugins/generatedFiles';

interface Manifest {
  engines: { node: string };
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));

/** Packages that a source file imports at run time; types are gone by then. */
function importedPackages(file: string): string[] {
  const source = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const statements = source.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^'.][^']*)'|\bimport\(\s*'([^'.][^']*)'\s*\)/g,
  );
  return [...statements]
    .map(([, stated, loaded]) => stated ?? loaded ?? '')
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}

/** Comes with Gatsby, in the version that it wants. */
const ofGatsby = new Set(['@reach/router']);

describe('the packages', () => {
  it('that building the site needs are installed where nothing else is (npm ci --omit=dev)', () => {
    const files = [
      ...filesBelow('src').map((file) => join('src', file)),
      ...readdirSync('.').filter((name) => name.startsWith('gatsby-')),
    ].filter((file) => /\.tsx?$/.test(file));
    const missing = files.flatMap((file) =>
      importedPackages(file)
        .filter(
          (name) => !isBuiltin(name) && !ofGatsby.has(name) && !(name in manifest.dependencies),
        )
        .map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('are named in one exact version each', () => {
    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('each stand in docs/dependencies.md with a reason', () => {
    const document = readFileSync('docs/dependencies.md', 'utf8');
    const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(names.filter((name) => !document.includes(`\`${name}\``))).toEqual([]);
  });
});

it('the Node versions are the same for people, in CI and on Netlify', () => {
  const { jobs } = parse(readFileSync('.github/workflows/ci.yml', 'utf8'));
  const tested: number[] = jobs.test.strategy.matrix.node;
  const netlifys = readFileSync('.nvmrc', 'utf8').trim();
  const oldest = manifest.engines.node.replace('>=', '');
  const readme = readFileSync('README.md', 'utf8').replace(/\s+/g, ' ');
  expect(readme).toContain(`tested on Node ${[...tested].sort().join(' and ')},`);
  expect(readme).toContain(`Node ${oldest} still works`);
  expect(tested.map(String)).toContain(netlifys);
  expect(readFileSync('netlify.toml', 'utf8')).toContain(`NODE_VERSION = "${netlifys}"`);
  expect(manifest.devDependencies['@types/node']?.split('.')[0]).toBe(oldest.split('.')[0]);
});
