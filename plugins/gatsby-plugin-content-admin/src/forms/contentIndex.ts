/** Fetches the input of the check. Kept between two checks: what has not changed is neither parsed nor read again. */
import type { ContentIndex } from './checkDraft';
import { CONTENT_INDEX } from './endpoints';

let kept: { tag: string; index: ContentIndex } | undefined;

/** Returns the new index with the former one's sources where the files are the same. */
function joined(index: ContentIndex, former: ContentIndex | undefined): ContentIndex {
  const known = new Map(former?.sources.map((source) => [source.file, source]));
  const sources = index.sources.map((source) => {
    const before = known.get(source.file);
    return before?.text === source.text && before.unreadable === source.unreadable
      ? before
      : source;
  });
  return { ...index, sources };
}

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
  const index = joined(await response.json(), kept?.index);
  kept = { tag, index };
  return index;
}
