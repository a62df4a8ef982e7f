import { readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { Lexer, parse } from 'yaml';
import {
  EDIT_ELEMENT,
  FIELD_ATTRIBUTE,
  isMarked,
} from '../../plugins/gatsby-plugin-content-admin/src/edit/marks';
import { placeholderValues } from '../../plugins/gatsby-plugin-content-check/src/check/rules/placeholderValues';
import { kinds } from '../../src/content/kinds';
import type { Content } from '../../src/content/kinds';
import { hiddenWordIn } from '../../src/content/model/hiddenNames';
import { expect, test } from '../fixtures';
import { API, API_TOKEN, SITE, UNPUBLISHED } from '../support/addresses';

const FOLDER = 'public';

const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

/** Fonts, licences and image decoders of the CMS. */
const isOfCms = (file: string) => file.startsWith('public/admin/assets/');

const isText = (file: string) => /\.(html|js|css|json|svg|txt|xml|webmanifest)$/.test(file);
const texts = files.filter(isText).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const published = texts.map(({ text }) => text).join('\n');

const filesWith = (words: string) =>
  texts.filter(({ text }) => text.includes(words)).map(({ file }) => file);

/** Explanations in the forms of /admin, which some comments repeat. */
const explained = kinds.map(({ about }) => about).join('\n');

const content = readdirSync('data', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => ({ file, text: readFileSync(join('data', file), 'utf8') }));

/** The longest part of each comment in data/ that needs no escaping in any format. */
const commentsOfContent = content
  .flatMap(({ text }) => [...new Lexer().lex(text)])
  .filter((lexeme) => lexeme.startsWith('#'))
  .flatMap((comment) => {
    const pieces = comment.match(/[\p{L}\p{M}\d][\p{L}\p{M}\d ,.;:()-]{20,}/gu) ?? [];
    return pieces.sort((a, b) => b.length - a.length).slice(0, 1);
  })
  .filter((words) => !explained.includes(words));

const reasonsOfGlossaries = content
  .filter(({ file }) => /(?:^|\/)glossary\.yaml$/.test(file))
  .flatMap(({ text }) => {
    const { terms }: Content<'glossary'> = parse(text);
    return terms.map(({ why }) => why);
  });

const isOfAdmin = (file: string) => file.startsWith('public/admin/');
const filesThat = (isWrong: RegExp) =>
  texts.filter(({ text }) => isWrong.test(text)).map(({ file }) => file);

const KINDS =
  /\.(html|js|js\.LICENSE\.txt|css|json|svg|png|jpg|webp|avif|woff2|ico|xml|webmanifest)$|\/(robots\.txt|speculation-rules|\.well-known\/security\.txt|licences\/\w+\/LICENSE-[\w-]+\.txt|admin\/licences\.txt)$|\/_headers$|\/_redirects$/;

/** Names of the CMS and of editors' tools, except the key under which the CMS stores a token. */
const OF_ADMIN = /["'(/]admin\/|\/admin<|sveltia(?!-cms\.user)|content-problems|__content/i;

// The scripts of /admin contain the names and explanations of fields, but no values.
const TELLS_IN_SCRIPT = /[{,]"?(?:(?:illustrative|reviewed)"?:!\d|reviewed(?:By|On)"?:["'`])/;
const TELLS = /\b(?:illustrative|reviewed)\\*"?: ?(?:true|false|null)\b|\breviewed(?:By|On)\b/;

const scriptsOfAdmin = texts.filter(({ file }) => /^public\/admin\/.*\.js$/.test(file));
// The two scripts that remove a former service worker have the names that browsers request.
const scripts = files.filter((file) => /^public\/(?!sw|service-worker)[^/]*\.js$/.test(file));

const pages = texts.filter(({ file }) => file.endsWith('.html') && !isOfAdmin(file));

/** The values of an attribute on all pages. */
const valuesOf = (attribute: string): string[] =>
  pages.flatMap(({ text }) =>
    [...text.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'gi'))].map(([, value = '']) => value),
  );

/**
 * Classes, ids, names of controls, and files that browsers load. Pages have the names that the owner gave them, and
 * the cards in `share/` are for networks.
 */
const names = new Set([
  ...valuesOf('class').flatMap((value) => value.split(' ')),
  ...valuesOf('id'),
  ...valuesOf('name'),
  ...files
    .filter((file) => !isOfAdmin(file) && !/\.html$|\/(?:page-data|share)\//.test(file))
    .map((file) => file.slice(FOLDER.length + 1)),
]);

/** The violations of each rule. */
const rules: Record<string, string[]> = {
  'has the file types that a browser requests': files.filter(
    (file) => !isOfCms(file) && !KINDS.test(file),
  ),
  'includes no source map': files.filter((file) => file.endsWith('.map')),
  'links to no source map': filesWith('sourceMappingURL=').filter((file) => !isOfCms(file)),
  'does not contain the path of the build': filesWith(process.cwd()),
  'does not contain the path of the home folder': filesWith(homedir()),
  'contains no secret of the build': filesWith(UNPUBLISHED),
  'contains no path of a package': filesWith('/node_modules/'),
  'contains no text marked for editing': texts
    .filter(({ text }) => isMarked(text))
    .map(({ file }) => file),
  // A name in the CMS begins the same way.
  'contains nothing of the Edit switch': [
    ...filesWith(EDIT_ELEMENT).filter((file) => !isOfAdmin(file)),
    ...filesWith(FIELD_ATTRIBUTE),
  ],
  'mentions /admin nowhere else, not even in the sitemap': filesThat(OF_ADMIN).filter(
    (file) => !isOfAdmin(file),
  ),
  'contains no comment from data/': commentsOfContent.filter((words) => published.includes(words)),
  'contains no explanation from a glossary': reasonsOfGlossaries.filter((words) =>
    published.includes(words),
  ),
  'does not tell what is illustrative or who has reviewed it': [
    ...filesThat(TELLS).filter((file) => !file.endsWith('.js')),
    ...filesThat(TELLS_IN_SCRIPT).filter((file) => file.endsWith('.js')),
  ],
  'does not tell which facts are placeholders': Object.values(placeholderValues)
    .flat()
    .filter((value) => scriptsOfAdmin.some(({ text }) => text.includes(value))),
  'contains the API’s token in scripts only': filesWith(API_TOKEN).filter(
    (file) => !file.endsWith('.js'),
  ),
  // styled-components 2839 and EasyList's rule `###cookie-preferences`.
  'gives no element and no file a name that content blockers hide': [...names].filter(
    (name) => hiddenWordIn(name) !== undefined,
  ),
  'has a hash in the name of every script, so that it may be cached': scripts.filter(
    (file) => !/-[0-9a-f]{20}\.js$/.test(file),
  ),
};

for (const [rule, found] of Object.entries(rules)) {
  test(`the published site ${rule}`, () => expect(found).toEqual([]));
}

test('the published site contains the sitemap, scripts, the API and its token, and the site’s address', () => {
  expect(files).toContain('public/sitemap.xml');
  for (const some of [scripts, scriptsOfAdmin, ...[API, API_TOKEN, SITE].map(filesWith)]) {
    expect(some.length).toBeGreaterThan(0);
  }
});
