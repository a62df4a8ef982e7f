/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { FIXTURE_SITE } from '../__tests__/support/fixtureSite';

/** What the copy of the project tells about its events. */
const QUESTIONS = `
import { nodeEntries } from './src/content/entries';
import { graphqlTypes } from './src/content/graphqlTypes';
import { kindNamed, kindOfFile } from './src/content/kinds';
import { canonicalPages, sitePages } from './src/content/sitePages';
import { checkContent } from './plugins/gatsby-plugin-content-check/src/check/checkContent';
import { cmsConfig } from './plugins/gatsby-plugin-content-admin/src/forms/config';
import { handbook } from './scripts/handbook/handbook';
import { writeSchemas } from './scripts/editor/schemaFiles';
import { wantedCards } from './plugins/gatsby-plugin-social-cards/src/wantedCards';

const { entries, problems } = checkContent('.', { isProduction: true });
const nodes = entries.map((entry, index) => ({ ...entry, id: String(index) }));
const pages = sitePages(nodes);
writeSchemas('.');
console.log(JSON.stringify({
  problems: problems.map(({ message }) => message),
  page: pages.find(({ path }) => path === '/round-table'),
  sitemap: canonicalPages(pages.map(({ path, context }) => ({ path, pageContext: context }))).map(({ path }) => path),
  adminFolders: cmsConfig({ kind: 'working-tree' }).collections.map(({ folder }) => folder),
  handbook: handbook(),
  types: graphqlTypes(),
  card: wantedCards(entries).find(({ words }) => words.title === 'Round table on listening')?.words,
}));
`;

interface Answers {
  problems: string[];
  page: unknown;
  sitemap: string[];
  adminFolders: string[];
  handbook: string;
  types: string;
  card: unknown;
}

/** The code blocks of a Markdown file, without the indentation of their list. */
const codeBlocks = (markdown: string): string[] =>
  [...markdown.matchAll(/^( *)```\w+\n(.*?)^ *```$/gms)].map(([, indent = '', code = '']) =>
    code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );

describe('a kind of page that a developer adds as the record of the decision says', () => {
  const root = fs.mkdtempSync(path.join(tmpdir(), 'new-kind-'));
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  };
  const change = (file: string, from: RegExp, to: string) => {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    expect(text).toMatch(from);
    write(file, text.replace(from, to));
  };
  let answers: Answers;

  beforeAll(() => {
    for (const folder of ['src', 'plugins', 'scripts', 'static']) {
      fs.cpSync(folder, path.join(root, folder), { recursive: true });
    }
    fs.cpSync(path.join(FIXTURE_SITE, 'data'), path.join(root, 'data'), { recursive: true });
    for (const file of ['package.json', 'tsconfig.json']) fs.cpSync(file, path.join(root, file));
    fs.symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));

    const record = fs.readFileSync('docs/decisions/0011-one-definition-per-kind.md', 'utf8');
    const [kind = '', template = '', entry = ''] = codeBlocks(record);
    write('src/content/kinds/event.ts', kind);
    write('src/templates/EventPage.tsx', template);
    write('data/events/round-table.yaml', entry);
    change('src/content/kinds.ts', /^(import .*\n)/m, `$1import { event } from './kinds/event';\n`);
    change('src/content/kinds.ts', /(entryKinds = \[)/, '$1event, ');
    change('data/navigation.yaml', /entries: partners/, 'entries: events');

    write('questions.ts', QUESTIONS);
    const output = execFileSync(process.execPath, ['--import', 'tsx', 'questions.ts'], {
      cwd: root,
      encoding: 'utf8',
    });
    answers = JSON.parse(output) as Answers;
  });

  afterAll(() => {
    fs.rmSync(root, { recursive: true, force: true });
  });

  it('is checked, and a menu may list it', () => {
    expect(answers.problems).toEqual([]);
  });

  it('has its page, its place in the sitemap and its card', () => {
    expect(answers.page).toMatchObject({ path: '/round-table', component: 'templates/EventPage' });
    expect(answers.sitemap).toContain('/round-table');
    expect(answers.card).toMatchObject({ label: '3 March 2027' });
  });

  it('has forms in /admin, a schema for editors, a chapter of the handbook and a GraphQL type', () => {
    expect(answers.adminFolders).toContain('data/events');
    expect(fs.readdirSync(path.join(root, '.content/schemas')).join()).toMatch(/event/);
    expect(answers.handbook).toContain('### Events');
    expect(answers.types).toMatch(/type CompanyEvent\b/);
  });
});
