/** Former addresses of entries, which lead to the present ones. */
import * as fs from 'fs';
import * as path from 'path';
import { hrefOf, pagePath } from '../../../src/content/addresses';

/** One redirect; both paths are encoded as a browser sends them. */
export interface Redirect {
  from: string;
  to: string;
}

/** What is needed of an entry to know its redirects. */
interface EntryContent {
  content: Readonly<Record<string, unknown>>;
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

const addressOf = (slug: string): string => hrefOf(pagePath(slug));

/**
 * The redirects of all entries: each former address leads to the entry's present one. The check has
 * made sure that no former address is another page's.
 */
export const redirects = (entries: readonly EntryContent[]): Redirect[] =>
  entries.flatMap(({ content: { slug, formerAddresses } }) =>
    typeof slug === 'string'
      ? textsIn(formerAddresses).map((former) => ({ from: addressOf(former), to: addressOf(slug) }))
      : [],
  );

const FIRST_LINE = '# Former addresses of the content in data/, written by the build';
const LAST_LINE = '# End of the former addresses';
const BLOCK = new RegExp(`${FIRST_LINE}\\n[^]*?${LAST_LINE}\\n?`, 'g');

/** The text of Netlify's `_redirects` with these redirects in the place of those of an earlier build. */
export function withRedirects(existing: string, wanted: readonly Redirect[]): string {
  const others = existing.replace(BLOCK, '');
  if (wanted.length === 0) return others;
  const gap = others === '' || others.endsWith('\n') ? '' : '\n';
  const lines = wanted.map(({ from, to }) => `${from} ${to} 301`);
  return `${others}${gap}${[FIRST_LINE, ...lines, LAST_LINE].join('\n')}\n`;
}

/** Writes the redirects into `_redirects` of a folder that is published; keeps its other lines. */
export function writeRedirects(publicFolder: string, wanted: readonly Redirect[]): void {
  const file = path.join(publicFolder, '_redirects');
  const existing = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const text = withRedirects(existing, wanted);
  if (text === existing) return;
  if (text === '') fs.rmSync(file);
  else fs.writeFileSync(file, text);
}
