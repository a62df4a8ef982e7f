/**
 * Translations only add: without their folders, the site is the same in its main language. Two builds,
 * the second with what the first has kept, as when somebody deletes the folder.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { build } from '../scripts/lib/gatsbyBuild';
import { inProjectCopy, keepDrawings } from '../scripts/lib/projectCopy';
import { MAIN_LANGUAGE, pathIn } from '../src/content/languages';
import { expect, test } from './fixtures';
import { otherLanguages } from './support/content';

const codes = otherLanguages.map(({ code }) => code);
const anyCode = codes.join('|');

/** What is published, by its path; without the forms for editors, which do know the languages. */
const published = (folder: string): Map<string, Buffer> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file): [string, Buffer] => [path.relative(folder, file), readFileSync(file)])
      .filter(([file]) => !file.startsWith('admin/')),
  );

const isOfOther = (item: unknown): boolean =>
  typeof item === 'object' &&
  item !== null &&
  'language' in item &&
  item.language !== MAIN_LANGUAGE;

/** What a kind of file says of other languages on purpose, taken out. */
const withoutOthers: Readonly<Record<string, (text: string) => string>> = {
  '.html': (html) => {
    const page = parse(html, { comment: true });
    const links = page.querySelectorAll('[hreflang], [property="og:locale:alternate"]');
    for (const link of links) link.remove();
    return page.toString();
  },
  '.json': (json) =>
    JSON.stringify(
      JSON.parse(json, (key, value: unknown) => {
        if (key === 'alternates') return [];
        return Array.isArray(value) ? value.filter((item) => !isOfOther(item)) : value;
      }),
    ),
  '.xml': (xml) =>
    xml
      .replace(
        new RegExp(`<url><loc>https?://[^/<]*/(?:${anyCode})(?:/.*?|)</loc>.*?</url>\n?`, 'gs'),
        '',
      )
      .replace(/<xhtml:link [^>]*>| xmlns:xhtml="[^"]*"/g, ''),
  _redirects: (lines) => lines.replace(new RegExp(`^/(?:${anyCode})/.*\n`, 'gm'), ''),
};

const comparable = (file: string, content: Buffer): string =>
  (withoutOthers[path.extname(file) || file] ?? String)(content.toString('latin1'));

test('without its translations the site is the same in its main language', () => {
  test.setTimeout(600_000);
  return inProjectCopy(process.cwd(), async (copy) => {
    const folder = path.join(copy, 'public');
    keepDrawings('.', copy);
    await build(copy);
    const before = published(folder);
    for (const code of codes) rmSync(path.join(copy, 'data', code), { recursive: true });
    await build(copy);
    const after = published(folder);

    const added = [...before.keys()].filter((file) => !after.has(file));
    for (const code of codes) expect(added).toContain(`${pathIn(code, '/').slice(1)}/index.html`);
    const changed = [...after].filter(([file, content]) => {
      const former = before.get(file);
      return !former || comparable(file, former) !== comparable(file, content);
    });
    expect(changed.map(([file]) => file)).toEqual([]);

    const nameOfOther = new RegExp(`(?:^|[/-])(?:${anyCode})[-./]`);
    const traces = [...after].filter(
      ([file, content]) =>
        nameOfOther.test(file) ||
        (/\.(?:html|js|json|xml)$/.test(file) &&
          /hreflang="|\p{Script=Arabic}/u.test(content.toString())),
    );
    expect(traces.map(([file]) => file)).toEqual([]);
    const home = String(after.get('index.html'));
    const fonts = [...after.keys()].filter((file) => file.endsWith('.woff2'));
    expect(fonts.filter((file) => !home.includes(file))).toEqual([]);
  });
});
