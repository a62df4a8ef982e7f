/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SETTINGS_FILE, withSchemas } from '../scripts/editor/schemaFiles';
import { FIELDS_PAGE, fieldsPage } from '../scripts/handbook/fieldsPage';

const read = (file: string) => readFileSync(file, 'utf8');

const docs = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => path.join('docs', file));

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'data/README.md',
  'data/FIELDS.md',
  'stand-in-api/README.md',
  ...docs,
  ...readdirSync('plugins').map((plugin) => `plugins/${plugin}/README.md`),
].filter((file) => existsSync(file));

const { scripts } = JSON.parse(read('package.json'));

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, first = '', second = '']) => first || second);

const anchorsOf = (file: string) =>
  found(read(file).replace(/```[\s\S]*?```/g, ''), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/ /g, '-'),
  );

const LINK = /\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)$/gm;

const SOURCE_FILE =
  /`((?:src|plugins|scripts|netlify|stand-in-api|__tests__|browser-tests)\/[\w./-]+\.\w+)`/g;

describe.each(pages)('%s', (file) => {
  const text = read(file);
  const beside = (name: string) => path.join(path.dirname(file), name);

  it('has no dead links', () => {
    const isDead = (link: string) => {
      const [target, anchor] = link.split('#');
      const page = target ? beside(target) : file;
      return !existsSync(page) || (anchor !== undefined && !anchorsOf(page).includes(anchor));
    };
    const links = found(text.replace(/```[\s\S]*?```|`[^`]*`/g, 'code'), LINK);
    // Editors may delete content files.
    const ours = links.filter((link) => !/^(https?|mailto):|\/?data\/.*\.yaml$/.test(link));
    expect(ours.filter(isDead)).toEqual([]);
  });

  it('names only npm scripts and files that exist', () => {
    const missing = found(text, /npm run ([\w:-]+)/g).filter((name) => !(name in scripts));
    // Decisions may name files of their time.
    const files = file.includes('decisions') ? [] : found(text, SOURCE_FILE);
    const gone = files.filter((name) => !existsSync(name) && !existsSync(beside(name)));
    expect([...missing, ...gone]).toEqual([]);
  });
});

const RECORDS = 'docs/decisions';

it.each(readdirSync(RECORDS).filter((file) => file !== 'README.md'))(
  'the decision record %s has the four parts of its form, and its title in the list',
  (file) => {
    const [, ...parts] = read(path.join(RECORDS, file)).split(/^#+ /m);
    const [title = '', ...headings] = parts.map((part) => part.split('\n')[0]);
    expect(headings).toEqual(['Context', 'Decision', 'Consequences', 'When to look again']);
    const entry = `- [${file.slice(0, 4)}](${file}) ${title}\n`;
    expect(read(path.join(RECORDS, 'README.md'))).toContain(entry);
  },
);

it('docs/walks.md names every file by a path that opens, the first time in each walk', () => {
  const walks = read('docs/walks.md')
    .split(/^## /m)
    .map((walk) => found(walk, /`([^`\s]+\.(?:tsx?|json))`/g));
  expect(walks.flat().length).toBeGreaterThan(50);
  const gone = walks.flatMap((files) =>
    files.filter((file, index) => {
      // A pattern, as in `gatsby-*.ts`, is no file.
      if (file.includes('*') || existsSync(file)) return false;
      return !files.slice(0, index).some((earlier) => earlier.endsWith(`/${file}`));
    }),
  );
  expect(gone).toEqual([]);
});

it('the handbook and the VS Code settings are as `npm run generate` writes them', () => {
  expect(read(FIELDS_PAGE)).toBe(fieldsPage());
  expect(withSchemas(read(SETTINGS_FILE))).toBe(read(SETTINGS_FILE));
});
