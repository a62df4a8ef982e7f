/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'fs';
import path from 'path';
import { SETTINGS_FILE, withSchemas } from '../scripts/editor/schemaFiles';
import { FIELDS_PAGE, fieldsPage } from '../scripts/handbook/fieldsPage';

const read = (file: string) => readFileSync(file, 'utf8');

const docs = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => path.join('docs', file));

const pages = [
  'README.md',
  'data/README.md',
  'data/FIELDS.md',
  'stand-in-api/README.md',
  ...docs,
  ...readdirSync('plugins').map((plugin) => `plugins/${plugin}/README.md`),
].filter((file) => existsSync(file));

const withoutCode = (text: string) => text.replace(/```[\s\S]*?```|`[^`]*`/g, 'code');

/** As GitHub makes them of headings. */
const anchorsOf = (file: string): string[] =>
  [
    ...read(file)
      .replace(/```[\s\S]*?```/g, '')
      .matchAll(/^#+ (.+)$/gm),
  ].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/ /g, '-'),
  );

/** Links of a page that lead nowhere. */
function deadLinks(file: string): string[] {
  const links = withoutCode(read(file)).matchAll(/\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)$/gm);
  return (
    [...links]
      .map(([, inline, defined]) => inline ?? defined ?? '')
      // Content is the editors', who may take a file away.
      .filter((link) => !/^(https?|mailto):|\/?data\/.*\.yaml$/.test(link))
      .filter((link) => {
        const [target = '', anchor] = link.split('#');
        const found = target ? path.join(path.dirname(file), target) : file;
        return !existsSync(found) || (anchor !== undefined && !anchorsOf(found).includes(anchor));
      })
  );
}

describe.each(pages)('%s', (file) => {
  it('has no link that leads nowhere', () => {
    expect(deadLinks(file)).toEqual([]);
  });

  it('names npm scripts that there are', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const named = [...read(file).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

const SOURCE_FILE =
  /`((?:src|plugins|scripts|netlify|stand-in-api|__tests__|browser-tests|engine-tests)\/[\w./-]+\.\w+)`/g;

// Decisions tell of their day.
describe.each(pages.filter((file) => !file.includes('decisions')))('%s', (file) => {
  it('names files that there are', () => {
    const named = [...read(file).matchAll(SOURCE_FILE)].map(([, name = '']) => name);
    const isThere = (name: string) =>
      existsSync(name) || existsSync(path.join(path.dirname(file), name));
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  });
});

it.each(docs.filter((file) => path.dirname(file) === 'docs'))(
  '%s says first for whom it is',
  (file) => {
    const [, first = ''] = read(file).split('\n\n');
    expect(first).toMatch(/^For (?:developers|editors|the owner|whoever)/);
  },
);

it('has the handbook as `npm run content:handbook` writes it, and the settings of VS Code as `npm run content:schemas` does', () => {
  expect(read(FIELDS_PAGE)).toBe(fieldsPage());
  expect(withSchemas(read(SETTINGS_FILE))).toBe(read(SETTINGS_FILE));
});

it('lists every npm script in docs/commands.md', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const listed = read('docs/commands.md');
  const missing = Object.keys(scripts).filter(
    (name) => !new RegExp(`\`(?:npm (?:run )?)?${name}\\b`).test(listed),
  );
  expect(missing).toEqual([]);
});

it('has every section of the specification that a comment or a field cites', () => {
  const sections = read('docs/specification.md').split(/^## (?=\d)/m);
  const code = ['src', 'plugins', 'browser-tests', '__tests__'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => read(path.join(folder, file)).replace(/\s+\*\s+/g, ' ')),
  );
  const cited = [
    ...code.join('\n').matchAll(/\b[Ss]pecification (\d+)(?:, "([^"]+)")?|fixedBy: '(\d+)'/g),
  ];
  const missing = cited.filter(([, number, part = '', fixedBy]) => {
    const section = sections.find((text) => text.startsWith(`${number ?? fixedBy}. `));
    return !section?.includes(part);
  });
  expect(cited.length).toBeGreaterThan(50);
  expect(missing.map(([words]) => words)).toEqual([]);
});
