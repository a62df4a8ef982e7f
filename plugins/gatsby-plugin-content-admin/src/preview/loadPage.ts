/** Fetches what Gatsby stored for a page. */
import { hrefOf } from '../../../../src/content/addresses';

export interface LoadedPage {
  /** What the page's own query brought. */
  data: unknown;
  pageContext: unknown;
  /** What the queries brought that belong to no page, all in one. */
  staticData: unknown;
}

interface PageData {
  result?: { data?: unknown; pageContext?: unknown };
  staticQueryHashes?: string[];
}

/** Where Gatsby keeps the data of a page. */
export const pageDataAddress = (path: string): string =>
  `/page-data${path === '/' ? '/index' : hrefOf(path)}/page-data.json`;

async function json<T>(address: string): Promise<T> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}

/**
 * The data of a published page.
 * @throws Error where Gatsby has no such page
 */
export async function loadPage(path: string): Promise<LoadedPage> {
  const { result, staticQueryHashes = [] } = await json<PageData>(pageDataAddress(path));
  const results = await Promise.all(
    staticQueryHashes.map((hash) =>
      json<{ data: Record<string, unknown> }>(`/page-data/sq/d/${hash}.json`),
    ),
  );
  const staticData: Record<string, unknown> = {};
  for (const { data } of results) {
    for (const [name, value] of Object.entries(data)) {
      staticData[name] = Object.assign({}, staticData[name], value);
    }
  }
  return { data: result?.data, pageContext: result?.pageContext ?? {}, staticData };
}
