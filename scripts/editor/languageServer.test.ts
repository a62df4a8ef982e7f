/** What people see in VS Code: completion, help and squiggles by the schemas and the settings in Git. */
import { readFileSync } from 'node:fs';
import { replaceIn, STORY } from '../../__tests__/support/contentCheck';
import { copySite } from '../../__tests__/support/fixtureSite';
import type { ContentCopy } from '../lib/contentCopy';
import { LanguageServer, type Completion } from './languageServer';
import { SETTINGS_FILE, writeSchemas } from './schemaFiles';

let copy: ContentCopy;
let server: LanguageServer;
let opened = 0;

/** A new file of a kind, which no test before has opened. */
function newFile(folder: string): string {
  opened += 1;
  return `${folder}/new-${opened}.yaml`;
}

beforeAll(async () => {
  copy = copySite();
  copy.write('data/pictures/desk.jpg', 'not looked into');
  writeSchemas(copy.root);
  const settings: Record<string, unknown> = JSON.parse(readFileSync(SETTINGS_FILE, 'utf8'));
  server = new LanguageServer(copy.root, settings);
  await server.start();
}, 60_000);

afterAll(async () => {
  await server.end();
  copy.end();
});

/** Opens a text in which "|" is the cursor, and returns the completions. */
async function offered(folder: string, text: string): Promise<Completion[]> {
  const file = newFile(folder);
  const before = text.slice(0, text.indexOf('|')).split('\n');
  await server.open(file, text.replace('|', ''));
  return server.complete(file, before.length - 1, before[before.length - 1]?.length ?? 0);
}

const labels = (completions: Completion[]) => completions.map(({ label }) => label);

describe('completion', () => {
  it('offers the fields that are not there yet', async () => {
    const names = labels(await offered('data/case-studies', 'slug: new\n|'));
    expect(names).toEqual(expect.arrayContaining(['name', 'summary', 'challenges', 'closing']));
    expect(names).not.toContain('slug');
  });

  it('offers the entries that a reference can name', async () => {
    const slugs = labels(await offered('data/case-studies', 'slug: new\nservices:\n  - |'));
    expect(slugs).toEqual(expect.arrayContaining(['risk', 'tactical']));
  });

  it('offers the groups', async () => {
    const slugs = labels(await offered('data/case-studies', 'slug: new\ngroup: |'));
    expect(slugs).toEqual(expect.arrayContaining(['markets', 'industries']));
  });

  it('offers the pages that a link can lead to', async () => {
    const links = labels(await offered('data/case-studies', 'action:\n  link: |'));
    expect(links).toEqual(expect.arrayContaining(['/contact', '/risk', '/fmcg']));
  });

  it('offers the pictures that are there', async () => {
    const files = labels(await offered('data/services', 'picture:\n  file: |'));
    expect(files).toContain('desk.jpg');
  });

  it('offers the values of a closed list with what they mean', async () => {
    const glyphs = await offered('data/partners', 'features:\n  cards:\n    - glyph: |');
    const act = glyphs.find(({ label }) => label === 'act');
    expect(JSON.stringify(act?.documentation)).toContain('Waves that turn into an arrow');
  });

  it('inserts a whole card', async () => {
    const [card] = (await offered('data/partners', 'features:\n  cards:\n    - |')).filter(
      ({ label }) => label === '+ Card',
    );
    const text = card?.insertText ?? card?.textEdit?.newText ?? '';
    expect(text).toMatch(/title: \$\{1:Title\}\s+text: \$\{2:Text\}\s+glyph: \$\{3\|act,aim,/);
  });

  it('inserts each kind of block', async () => {
    const blocks = labels(
      await offered('data/legal', 'sections:\n  - anchor: a\n    blocks:\n      - |'),
    );
    expect(blocks).toEqual(
      expect.arrayContaining(['+ Block: paragraph', '+ Block: subheading', '+ Block: list']),
    );
  });
});

it('help says what a field is for, what it holds, and gives an example', async () => {
  const file = newFile('data/case-studies');
  await server.open(file, STORY);
  const help = await server.hover(file, 3, 1);
  expect(help).toContain('Heading, menu and card.');
  expect(help).toContain('A text of at most 40 characters.');
  expect(help).toContain('Airlines');
});

describe('a squiggle', () => {
  const messages = async (from: string, to: string) => {
    const diagnostics = await server.open(newFile('data/case-studies'), replaceIn(STORY, from, to));
    return diagnostics.map(({ message, range }) => `${range.start.line + 1}: ${message}`);
  };

  it('stands nowhere in a file that is right', async () => {
    expect(await messages('order: 900', 'order: 900')).toEqual([]);
  });

  it('marks an unknown field', async () => {
    expect(await messages('order: 900', 'order: 900\ncolour: red')).toEqual([
      '4: Property colour is not allowed.',
    ]);
  });

  it('marks a missing field', async () => {
    expect(await messages('name: Story\n', '')).toEqual(['1: Missing property "name".']);
  });

  it('says in the words of the model what a slug may be', async () => {
    expect(await messages('slug: story', 'slug: Our Story!')).toEqual([
      '1: "Slug" may hold only letters, digits, single hyphens and " & ", like "market-campaign".',
    ]);
  });

  it('marks a reference to nothing', async () => {
    expect(await messages('- risk', '- rsik')).toEqual([
      expect.stringMatching(/^23: Value is not accepted\. Valid values: .*"risk"/),
    ]);
  });

  it('marks a list that is too long', async () => {
    const third = '  - Second result.\n  - Third result.';
    expect(await messages('  - Second result.', third)).toEqual([
      expect.stringMatching(/^20: Array has too many items/),
    ]);
  });

  it('marks YAML that cannot be read', async () => {
    expect((await messages('name: Story', 'name: Story: one')).length).toBeGreaterThan(0);
  });
});
