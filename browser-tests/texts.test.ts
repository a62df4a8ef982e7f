/** Views hold no text that their page does not show (src/content/views/definePage.ts). */
import { pathIn } from '../src/content/text/languages';
import { wordsAlone } from '../src/content/text/textLinks';
import { expect, test } from './fixtures';
import { languages } from './support/content';
import { routes } from './support/routes';

/** What a page says only once something has happened, in another language, or beside what the owner has left out. */
const LATER = [
  /^seo\./,
  /\binputs\.\w+\.(?:required|invalid)$/,
  /\b(?:messages|restore|subjects|controls)\./,
  /\bsubmit\.busy$/,
  /^menu\.labels\.(?:previous|next)$/,
  /^byLanguage\./,
  /^details\.hours$/,
];

/** The texts of several words in a value, each with its path. */
function* textsIn(value: unknown, path = ''): Generator<[path: string, text: string]> {
  if (typeof value === 'string' && /\p{L}.*\s/u.test(value)) yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    yield* textsIn(part, path === '' ? name : `${path}.${name}`);
  }
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

for (const code of languages) {
  test(`each page shows every text that its data hold, and its links as links (${code})`, async ({
    page,
    request,
  }) => {
    await page.goto('about:blank');
    for (const path of routes.map((route) => pathIn(code, route))) {
      const html = await (await request.get(path)).text();
      const shown = await page.evaluate((text) => {
        const { body } = new DOMParser().parseFromString(text, 'text/html');
        // Header and footer have words of their own, perhaps the same.
        const main = body.querySelector('main') ?? body;
        const attributes = [...main.querySelectorAll('*')].flatMap((element) =>
          element.getAttributeNames().map((name) => element.getAttribute(name)),
        );
        return [main.textContent, ...attributes].join(' ');
      }, html);
      const all = onOneLine(shown);
      const folder = path === '/' ? '/index' : path;
      const data = await (await request.get(`/page-data${folder}/page-data.json`)).json();
      const missing = [...textsIn(data.result.pageContext.view)].filter(
        ([place, text]) =>
          !LATER.some((later) => later.test(place)) && !all.includes(onOneLine(wordsAlone(text))),
      );
      // A link's words and address, as an editor writes them.
      const unread = shown.match(/\[[^\]]+\]\([^)]*\)/g) ?? [];
      expect([path, missing, unread]).toEqual([path, [], []]);
    }
  });
}
