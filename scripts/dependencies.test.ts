import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import manifest from '../package.json';

/** What these tests read of .github/dependabot.yml. */
interface Settings {
  updates: { ignore?: { 'dependency-name': string }[] }[];
}

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

it('Dependabot proposes no version that docs/dependencies.md holds back, and any other', () => {
  const [, table = ''] =
    /^## Held back\n([\s\S]*?)\n## /m.exec(readFileSync('docs/dependencies.md', 'utf8')) ?? [];
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const heldBack = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  const settings: Settings = parse(readFileSync('.github/dependabot.yml', 'utf8'));
  const ignored = settings.updates.flatMap(({ ignore = [] }) =>
    ignore.map((rule) => rule['dependency-name']),
  );
  expect(heldBack.sort()).toEqual(ignored.sort());
  expect(heldBack.filter((name) => !(String(name) in packages))).toEqual([]);
});

it('every action of the workflows is named by its commit', () => {
  for (const file of readdirSync('.github/workflows')) {
    const uses = readFileSync(`.github/workflows/${file}`, 'utf8').match(/uses: .*/g) ?? [];
    expect(uses.filter((line) => !/@[0-9a-f]{40} # v\d/.test(line))).toEqual([]);
  }
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
  const [, oldest = ''] = /^\^([\d.]+) \|\|/.exec(manifest.engines.node) ?? [];
  const readme = readFileSync('README.md', 'utf8').replace(/\s+/g, ' ');
  expect(readme).toContain(`tested on Node ${netlifys}, as on Netlify`);
  expect(readme).toContain(`on ${oldest}, the oldest that works`);
  expect(workflow).toContain(`node-version: '${oldest}'`);
  expect(readFileSync('netlify.toml', 'utf8')).toContain(`NODE_VERSION = "${netlifys}"`);
  expect(manifest.devDependencies['@types/node'].split('.')[0]).toBe(oldest.split('.')[0]);
});

/** What package-lock.json says of an installed package. */
interface Installed {
  version: string;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const lockfile: { packages: Record<string, Installed> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const installed = Object.entries(lockfile.packages).filter(([folder]) => folder !== '');
const nameOf = (folder: string) => folder.replace(/^.*node_modules\//, '');

/** How many of a version's numbers each sign of a range leaves as they are. */
const KEPT = { '^': 1, '~': 2, '': 3 };

/** True if a range such as `^8.3.2` allows the version. */
function allows(range: string, version: string): boolean {
  const [, sign = '', wanted = ''] = /^([~^]?)(\S+)$/.exec(range) ?? [];
  const isFirst = wanted.startsWith('0.') && sign === '^';
  const kept = isFirst ? 2 : KEPT[sign === '^' || sign === '~' ? sign : ''];
  const start = (numbers: string) => numbers.split('.').slice(0, kept).join('.');
  return start(wanted) === start(version);
}

/** Each override as the packages that ask for the overridden one, its name, and the version that they get. */
const overrides = Object.entries(manifest.overrides).flatMap(([key, given]) => {
  const versionOf = (version: string) => {
    const direct: Record<string, string> = packages;
    return version.startsWith('$') ? (direct[version.slice(1)] ?? '') : version;
  };
  if (typeof given === 'string') {
    return [{ dependent: '', name: key.replace(/(.)@.*$/, '$1'), version: versionOf(given) }];
  }
  return Object.entries(given).map(([name, version]) => ({
    dependent: key,
    name,
    version: versionOf(version),
  }));
});

describe('each override', () => {
  it.each(overrides)('of $name $dependent still changes what somebody gets', (override) => {
    const { dependent, name, version } = override;
    const asked = installed
      .filter(([folder]) => dependent === '' || nameOf(folder) === dependent)
      .flatMap(([, { dependencies, peerDependencies }]) => [
        dependencies?.[name],
        peerDependencies?.[name],
      ])
      .filter((range) => range !== undefined);
    expect(asked.filter((range) => !allows(range, version))).not.toEqual([]);
    expect(
      installed.filter(([folder, found]) => nameOf(folder) === name && found.version === version),
    ).not.toEqual([]);
  });

  it('is in the table of docs/dependencies.md', () => {
    const document = readFileSync('docs/dependencies.md', 'utf8');
    const [, table = ''] = document.split('## Overrides');
    const missing = overrides.filter(
      ({ dependent, name }) => !table.includes(`\`${name}\``) || !table.includes(dependent),
    );
    expect(missing).toEqual([]);
  });
});

it('allowScripts names each package that wants to run a script when it is installed, and no other', () => {
  const wanting = installed
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([folder]) => nameOf(folder));
  expect(Object.keys(manifest.allowScripts).sort()).toEqual([...new Set(wanting)].sort());
  const document = readFileSync('docs/dependencies.md', 'utf8');
  expect(wanting.filter((name) => !document.includes(`\`${name}\``))).toEqual([]);
});
