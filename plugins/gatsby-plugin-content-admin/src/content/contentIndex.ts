/** The input of the check, and how /admin fetches it from the server. */
import type { Source, Surroundings } from '../../../gatsby-plugin-content-check/browser';
import { CONTENT_INDEX } from './endpoints';

/** The input of the check, as the server sends it to the browser. */
export interface ContentIndex extends Pick<Surroundings, 'staticFiles' | 'isProduction'> {
  sources: readonly Source[];
  /** The names of the files in the folder of pictures. */
  pictures: readonly string[];
  /** By file name. */
  facts: Surroundings['pictures'];
}

/** The last index that was fetched: while nothing has changed, it is neither parsed nor checked again. */
let kept: { tag: string; index: ContentIndex } | undefined;

/**
 * Fetches a file of /admin as it is now.
 * @throws Error if the host answers with an error, perhaps in JSON
 */
export async function fetchCurrent(address: string): Promise<Response> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
  return response;
}

/** Fetches the current input of the check: the same object as long as the server's ETag is the same. */
export async function loadContentIndex(): Promise<ContentIndex> {
  const response = await fetchCurrent(CONTENT_INDEX);
  const tag = response.headers.get('etag') ?? '';
  if (kept && tag !== '' && tag === kept.tag) {
    await response.body?.cancel();
    return kept.index;
  }
  const index: ContentIndex = await response.json();
  kept = { tag, index };
  return index;
}
