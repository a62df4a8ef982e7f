import * as fs from 'fs';
import * as path from 'path';

/** A page as it lies in public/. */
export interface PageFile {
  /** Its address, like /about; /404.html for the file that servers send for unknown addresses. */
  address: string;
  /** Path of its file. */
  file: string;
}

const INDEX = 'index.html';
const EXTENSION = '.html';

/** Each page of Gatsby's has its data there; other HTML in public/ (static/, tools) is not ours to change. */
const hasPageData = (folder: string, address: string): boolean =>
  fs.existsSync(
    path.join(folder, 'page-data', address === '/' ? 'index' : address, 'page-data.json'),
  );

/** Addresses of the pages: the folders below page-data that hold a page's data. */
function pageAddresses(folder: string, below = ''): string[] {
  const own = below === '/index' ? '/' : below;
  const found = below !== '' && hasPageData(folder, own) ? [own] : [];
  for (const entry of fs.readdirSync(path.join(folder, 'page-data', below), {
    withFileTypes: true,
  })) {
    if (entry.isDirectory()) found.push(...pageAddresses(folder, `${below}/${entry.name}`));
  }
  return found;
}

/** Where Gatsby puts a page: each in a folder of its own, unless its address names a file. */
const nestedFile = (address: string): string =>
  address.endsWith(EXTENSION) ? address : path.posix.join(address, INDEX);

/** Gatsby's pages in `folder` (public/), where Gatsby puts them. */
export function pageFiles(folder: string): PageFile[] {
  return pageAddresses(folder)
    .map((address) => ({ address, file: path.join(folder, nestedFile(address)) }))
    .filter(({ file }) => fs.existsSync(file));
}

/** The home page has no name that a file could take, and the error page is asked for by its file's. */
const STAYS = new Set(['/', '/404', '/404.html']);

const flatFile = (folder: string, address: string) => path.join(folder, `${address}${EXTENSION}`);

/**
 * Moves each page from about/index.html to about.html. For a folder, Netlify would redirect /about to
 * /about/; for a file it serves /about and redirects /about/ to it.
 */
export function flattenPages(folder: string): void {
  for (const { address, file } of pageFiles(folder)) {
    if (STAYS.has(address)) continue;
    fs.renameSync(file, flatFile(folder, address));
    const left = path.dirname(file);
    if (fs.readdirSync(left).length === 0) fs.rmdirSync(left);
  }
}

/** Undoes `flattenPages`: Gatsby looks for its former pages where it wrote them. */
export function nestPages(folder: string): void {
  if (!fs.existsSync(path.join(folder, 'page-data'))) return;
  for (const address of pageAddresses(folder)) {
    const flat = flatFile(folder, address);
    if (STAYS.has(address) || !fs.existsSync(flat)) continue;
    const nested = path.join(folder, nestedFile(address));
    fs.mkdirSync(path.dirname(nested), { recursive: true });
    fs.renameSync(flat, nested);
  }
}
