/** What a public folder holds: pages, and files that stand at names of their own. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withoutHashes } from './pageFacts';

/** Gatsby renders each page into this element; /admin and other tools have none. */
const GATSBY_ROOT = 'id="___gatsby"';

/** Made from the pages and the code, so they differ with them; hashes name most of them. */
const DERIVED =
  /(?:\.js|\.js\.map|\.LICENSE\.txt|\.html|^page-data\/.*|^chunk-map\.json|^webpack\.stats\.json)$/;

export interface BuiltSite {
  folder: string;
  /** The HTML of each page by its address, which is not encoded: '/', '/about', '/404.html'. */
  pages: ReadonlyMap<string, string>;
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
    )
    .sort();

/** Where visitors find a page: Gatsby writes about/index.html, an adapter may write about.html. */
function addressOf(file: string): string {
  if (file === '404.html') return '/404.html';
  return `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

/** @throws Error where the folder holds no built site */
export function readBuiltSite(folder: string): BuiltSite {
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`There is no built site in ${folder}.`);
  }
  const pages = filesIn(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => [addressOf(file), readFileSync(path.join(folder, file), 'utf8')] as const)
    .filter(([, html]) => html.includes(GATSBY_ROOT));
  return { folder, pages: new Map(pages) };
}

/** The files of a site that are no pages and no scripts, by name, with a digest of their content. */
function otherFiles(folder: string): Map<string, string> {
  const digest = (file: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, file)))
      .digest('hex');
  return new Map(
    filesIn(folder)
      .filter((file) => !DERIVED.test(file))
      .map((file) => [withoutHashes(`/${file}`), digest(file)]),
  );
}

/** One sentence for each file, other than pages and scripts, that one site alone has or has otherwise. */
export function fileDifferences(before: string, after: string): string[] {
  const [old, now] = [otherFiles(before), otherFiles(after)];
  return [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((file) => {
    if (!now.has(file)) return [`${file} is gone`];
    if (!old.has(file)) return [`${file} is new`];
    return old.get(file) === now.get(file) ? [] : [`${file} has changed`];
  });
}
