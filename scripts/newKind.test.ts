/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { FIXTURE_SITE } from '../__tests__/support/fixtureSite';
import { inProjectCopy, replaceContent } from './lib/processes/projectCopy';

/** Runs in the copy and prints what the project makes of its events. */
const QUESTIONS = `
import { readdirSync } from 'node:fs';
import { librariesOf } from './src/content/pages/library';
import { canonicalPages, sitePages } from './src/content/pages/pages';
import { NO_PICTURES } from './src/content/pages/pictures';
import { checkContent } from './plugins/gatsby-plugin-content-check/src/check/checkContent';
import { cmsConfig } from './plugins/gatsby-plugin-content-admin/src/forms/config';
import { fieldsPage } from './scripts/handbook/fieldsPage';
import { writeSchemas } from './scripts/editor/schemaFiles';
import { wantedCards } from './plugins/gatsby-plugin-social-cards/src/wantedCards';

const { entries, problems } = checkContent('.', { isProduction: true });
const pages = sitePages(librariesOf(entries, NO_PICTURES));
const page = pages.find(({ path }) => path === '/round-table');
writeSchemas('.');
console.log(JSON.stringify({
  problems: problems.map(({ message }) => message),
  schemas: readdirSync('.content/schemas'),
  page: page && { ...page, view: page.view() },
  sitemap: canonicalPages(pages).map(({ path }) => path),
  adminFolders: cmsConfig({ name: 'test-repo' }).collections.map(({ folder }) => folder),
  handbook: fieldsPage(),
  card: wantedCards(entries).find(({ words }) => words.title === 'Round table on listening')?.words,
}));
`;

/** The code blocks of a Markdown file, without the indentation of their list. */
const codeBlocks = (markdown: string): string[] =>
  [...markdown.matchAll(/^( *)```\w+\n(.*?)^ *```$/gms)].map(([, indent = '', code = '']) =>
    code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );

/** Runs a program from node_modules. Returns its output, and throws it if the program fails. */
function run(root: string, program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join('node_modules', program), ...args],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
  return stdout;
}

/** Follows the steps of the recipe. */
function addEvents(root: string): void {
  const change = (file: string, from: RegExp, to: string) => {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    expect(text).toMatch(from);
    fs.writeFileSync(path.join(root, file), text.replace(from, to));
  };
  const recipe = fs.readFileSync('docs/adding-a-kind.md', 'utf8');
  const [kind = '', template = '', entry = ''] = codeBlocks(recipe);
  fs.writeFileSync(path.join(root, 'src/content/kinds/event.ts'), kind);
  fs.writeFileSync(path.join(root, 'src/templates/EventPage.tsx'), template);
  fs.mkdirSync(path.join(root, 'data/events'));
  fs.writeFileSync(path.join(root, 'data/events/round-table.yaml'), entry);
  change('src/content/kinds/index.ts', /^(import .*\n)/m, `$1import { event } from './event';\n`);
  change('src/content/kinds/index.ts', /(entryKinds = \[)/, '$1event, ');
  change(
    'src/content/pages/pages.ts',
    /^(?=import .*kinds\/home')/m,
    `import { eventPage } from '../kinds/event';\n`,
  );
  change('src/content/pages/pages.ts', /(const pages = \{\n)/, '$1  events: eventPage,\n');
  change(
    'src/templates/templateNames.ts',
    /(const TEMPLATES[^{]*\{\n)/,
    "$1  events: 'EventPage',\n",
  );
  change('data/navigation.yaml', /entries: partners/, 'entries: events');
}

describe('a kind of page added as docs/adding-a-kind.md describes', () => {
  let html: string;
  let answers: Record<string, unknown>;

  beforeAll(
    () =>
      inProjectCopy(process.cwd(), async (root) => {
        replaceContent(root, FIXTURE_SITE);
        addEvents(root);
        run(root, 'typescript/bin/tsc', '--noEmit');
        run(root, 'gatsby/cli.js', 'build');
        html = fs.readFileSync(path.join(root, 'public/round-table/index.html'), 'utf8');
        fs.writeFileSync(path.join(root, 'questions.ts'), QUESTIONS);
        answers = JSON.parse(run(root, 'tsx/dist/cli.mjs', 'questions.ts'));
      }),
    600_000,
  );

  it('passes the content check with a menu that lists it', () => {
    expect(answers.problems).toEqual([]);
  });

  it('type-checks and builds', () => {
    expect(html).toContain('Four teams show what they heard last year');
  });

  it('has a page, an entry in the sitemap and a social card', () => {
    expect(answers.page).toMatchObject({
      path: '/round-table',
      template: 'events',
      view: { name: 'Round table on listening' },
    });
    expect(answers.sitemap).toContain('/round-table');
    expect(answers.card).toMatchObject({ label: '3 March 2027' });
  });

  it('has forms in /admin, a JSON Schema and a chapter in the handbook', () => {
    expect(answers.adminFolders).toContain('data/{{locale}}/events');
    expect(answers.schemas).toContain('events.json');
    expect(answers.handbook).toContain('### Events');
  });
});
