import { readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { Lexer, parse } from 'yaml';
import { EDIT_ELEMENT, isMarked } from '../../plugins/gatsby-plugin-content-admin/src/edit/marks';
import { FIELD_ATTRIBUTE } from '../../plugins/gatsby-plugin-content-admin/src/edit/readMarks';
import { placeholderValues } from '../../plugins/gatsby-plugin-content-check/src/check/placeholderValues';
import { kinds } from '../../src/content/kinds';
import type { Glossary } from '../../src/content/kinds/glossary';
import { expect, test } from '../fixtures';
import { API, API_TOKEN, SITE, UNPUBLISHED } from '../support/addresses';

const FOLDER = 'public';

const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

/** The CMS brings them for /admin: fonts and their licences, decoders of pictures. */
const isOfCms = (file: string) => file.startsWith('public/admin/assets/');

const isText = (file: string) => /\.(html|js|css|json|svg|txt|xml|webmanifest)$/.test(file);
const texts = files.filter(isText).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const published = texts.map(({ text }) => text).join('\n');

const filesWith = (words: string) =>
  texts.filter(({ text }) => text.includes(words)).map(({ file }) => file);

/** What the forms of /admin say about each kind of file; some comments say the same. */
const explained = kinds.map(({ about }) => about).join('\n');

/** The longest piece of each comment in data/ that every format writes alike. */
const commentsOfContent = readdirSync('data', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .flatMap((file) => [...new Lexer().lex(readFileSync(join('data', file), 'utf8'))])
  .filter((lexeme) => lexeme.startsWith('#'))
  .flatMap((comment) => {
    const pieces = comment.match(/[\p{L}\p{M}\d][\p{L}\p{M}\d ,.;:()-]{20,}/gu) ?? [];
    return pieces.sort((one, other) => other.length - one.length).slice(0, 1);
  })
  .filter((words) => !explained.includes(words));

test.describe('what is published', () => {
  test('is of the kinds that a visitor’s browser asks for', () => {
    const own = files.filter((file) => !isOfCms(file));
    const kinds =
      /\.(html|js|js\.LICENSE\.txt|css|json|svg|png|jpg|webp|avif|woff2|ico|xml|webmanifest)$|\/(robots\.txt|speculation-rules|\.well-known\/security\.txt)$|\/_headers$|\/_redirects$/;
    expect(own.filter((file) => !kinds.test(file))).toEqual([]);
  });

  test('holds no source map and no script that names one', () => {
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
    const naming = filesWith('sourceMappingURL=');
    expect(naming.filter((file) => !isOfCms(file))).toEqual([]);
  });

  for (const [name, words] of [
    ['the folder of the build', process.cwd()],
    ['the home folder', homedir()],
    ['a value that only the build knows', UNPUBLISHED],
    ['a folder of packages', '/node_modules/'],
  ] as const) {
    test(`does not name ${name}`, () => {
      expect(filesWith(words)).toEqual([]);
    });
  }

  test('holds no mark of a text, and nothing of the switch that reads them', () => {
    const marked = texts.filter(({ text }) => isMarked(text)).map(({ file }) => file);
    expect(marked).toEqual([]);
    // The CMS has a name of its own that begins alike.
    const named = filesWith(EDIT_ELEMENT).filter((file) => !file.startsWith('public/admin/'));
    expect(named).toEqual([]);
    expect(filesWith(FIELD_ATTRIBUTE)).toEqual([]);
  });

  test('names /admin nowhere but there, not even in the sitemap', () => {
    // But for the key under which the CMS stores a token: analytics keep off where it lies.
    const ofAdmin = /["'(/]admin\/|\/admin<|sveltia(?!-cms\.user)|content-problems|__content/i;
    const naming = texts.filter(({ text }) => ofAdmin.test(text)).map(({ file }) => file);
    expect(naming.filter((file) => !file.startsWith('public/admin/'))).toEqual([]);
    expect(files).toContain('public/sitemap.xml');
  });

  test('holds no comment of data/', () => {
    expect(commentsOfContent.filter((words) => published.includes(words))).toEqual([]);
  });

  test('holds no reason of a glossary', () => {
    const reasons = readdirSync('data', { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?:^|\/)glossary\.yaml$/.test(file))
      .flatMap((file) => {
        const { terms }: Glossary = parse(readFileSync(join('data', file), 'utf8'));
        return terms.map(({ why }) => why);
      });
    expect(reasons.filter((words) => published.includes(words))).toEqual([]);
  });

  test('says of nothing whether it is made up, or who has read it', () => {
    // /admin's scripts know the names of the fields, and what their forms explain; they know no value.
    const inScript = /[{,]"?(?:(?:illustrative|reviewed)"?:!\d|reviewed(?:By|On)"?:["'`])/;
    const elsewhere =
      /\b(?:illustrative|reviewed)\\*"?: ?(?:true|false|null)\b|\breviewed(?:By|On)\b/;
    const tells = ({ file, text }: { file: string; text: string }) =>
      (file.endsWith('.js') ? inScript : elsewhere).test(text);
    expect(texts.filter(tells).map(({ file }) => file)).toEqual([]);
  });

  test('does not say which facts stand in for the company’s own', () => {
    const scripts = texts.filter(({ file }) => /^public\/admin\/.*\.js$/.test(file));
    const values = Object.values(placeholderValues).flat();
    expect(scripts.length).toBeGreaterThan(3);
    expect(values.filter((value) => scripts.some(({ text }) => text.includes(value)))).toEqual([]);
  });

  test('has on every page an icon for phones and the manifest, and makes no links of what is none', () => {
    const pages = texts.filter(({ text }) => text.includes('id="___gatsby"'));
    expect(pages.length).toBeGreaterThan(20);
    // The kinds that Safari and Chrome on iOS know.
    const kinds = ['telephone', 'date', 'address', 'email', 'unit'].map(
      (kind) => `<meta name="format-detection" content="[^"]*\\b${kind}=no\\b`,
    );
    for (const part of ['rel="apple-touch-icon"', 'rel="manifest"', ...kinds]) {
      const says = new RegExp(part);
      expect(pages.filter(({ text }) => !says.test(text)).map(({ file }) => file)).toEqual([]);
    }
  });

  test('holds the public variables, each where it belongs', () => {
    const scripts = (words: string) => filesWith(words).filter((file) => file.endsWith('.js'));
    expect(scripts(API_TOKEN).length).toBeGreaterThan(0);
    expect(filesWith(API_TOKEN)).toEqual(scripts(API_TOKEN));
    expect(scripts(API).length).toBeGreaterThan(0);
    expect(filesWith(SITE).length).toBeGreaterThan(0);
  });

  test('names every script after its content, so that it may be kept for ever', () => {
    // The two that remove a former site's worker have the names that browsers ask for.
    const scripts = files.filter((file) => /^public\/(?!sw|service-worker)[^/]*\.js$/.test(file));
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((file) => !/-[0-9a-f]{20}\.js$/.test(file))).toEqual([]);
  });
});
