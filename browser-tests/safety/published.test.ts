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

const reasonsOfGlossaries = readdirSync('data', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)glossary\.yaml$/.test(file))
  .flatMap((file) => {
    const { terms }: Glossary = parse(readFileSync(join('data', file), 'utf8'));
    return terms.map(({ why }) => why);
  });

const isOfAdmin = (file: string) => file.startsWith('public/admin/');
const filesThat = (isWrong: RegExp) =>
  texts.filter(({ text }) => isWrong.test(text)).map(({ file }) => file);

const KINDS =
  /\.(html|js|js\.LICENSE\.txt|css|json|svg|png|jpg|webp|avif|woff2|ico|xml|webmanifest)$|\/(robots\.txt|speculation-rules|\.well-known\/security\.txt)$|\/_headers$|\/_redirects$/;

/** Names of the CMS and of what helps editors, but for the key under which the CMS keeps a token. */
const OF_ADMIN = /["'(/]admin\/|\/admin<|sveltia(?!-cms\.user)|content-problems|__content/i;

// /admin's scripts know the names of the fields, and what their forms explain; they know no value.
const TELLS_IN_SCRIPT = /[{,]"?(?:(?:illustrative|reviewed)"?:!\d|reviewed(?:By|On)"?:["'`])/;
const TELLS = /\b(?:illustrative|reviewed)\\*"?: ?(?:true|false|null)\b|\breviewed(?:By|On)\b/;

const scriptsOfAdmin = texts.filter(({ file }) => /^public\/admin\/.*\.js$/.test(file));
// The two that remove a former site's worker have the names that browsers ask for.
const scripts = files.filter((file) => /^public\/(?!sw|service-worker)[^/]*\.js$/.test(file));

/** What each rule finds against it. */
const rules: Record<string, string[]> = {
  'is of the kinds that a visitor’s browser asks for': files.filter(
    (file) => !isOfCms(file) && !KINDS.test(file),
  ),
  'holds no source map': files.filter((file) => file.endsWith('.map')),
  'names no source map': filesWith('sourceMappingURL=').filter((file) => !isOfCms(file)),
  'does not name the folder of the build': filesWith(process.cwd()),
  'does not name the home folder': filesWith(homedir()),
  'does not say a value that only the build knows': filesWith(UNPUBLISHED),
  'does not name a folder of packages': filesWith('/node_modules/'),
  'holds no mark of a text': texts.filter(({ text }) => isMarked(text)).map(({ file }) => file),
  // The CMS has a name of its own that begins alike.
  'holds nothing of the switch that reads marks': [
    ...filesWith(EDIT_ELEMENT).filter((file) => !isOfAdmin(file)),
    ...filesWith(FIELD_ATTRIBUTE),
  ],
  'names /admin nowhere but there, not even in the sitemap': filesThat(OF_ADMIN).filter(
    (file) => !isOfAdmin(file),
  ),
  'holds no comment of data/': commentsOfContent.filter((words) => published.includes(words)),
  'holds no reason of a glossary': reasonsOfGlossaries.filter((words) => published.includes(words)),
  'says of nothing whether it is made up, or who has read it': [
    ...filesThat(TELLS).filter((file) => !file.endsWith('.js')),
    ...filesThat(TELLS_IN_SCRIPT).filter((file) => file.endsWith('.js')),
  ],
  'does not say which facts stand in for the company’s own': Object.values(placeholderValues)
    .flat()
    .filter((value) => scriptsOfAdmin.some(({ text }) => text.includes(value))),
  'holds the API’s token in scripts alone': filesWith(API_TOKEN).filter(
    (file) => !file.endsWith('.js'),
  ),
  'names every script after its content, so that it may be kept for ever': scripts.filter(
    (file) => !/-[0-9a-f]{20}\.js$/.test(file),
  ),
};

for (const [rule, found] of Object.entries(rules)) {
  test(`what is published ${rule}`, () => expect(found).toEqual([]));
}

test('what is published is there: the sitemap, scripts, the API and its token, the site’s address', () => {
  expect(files).toContain('public/sitemap.xml');
  for (const some of [scripts, scriptsOfAdmin, ...[API, API_TOKEN, SITE].map(filesWith)]) {
    expect(some.length).toBeGreaterThan(0);
  }
});
