/** Keeps the CMS from committing to GitHub a deletion that the build would refuse. */
import type { FileChange } from '../forms/removal';
import { guardRemoval } from './saveGuard';

interface FileChanges {
  deletions?: { path: string }[];
  additions?: { path: string; contents: string }[];
}

const decoded = (base64: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));

function changesIn(body: unknown): FileChange[] {
  if (typeof body !== 'string' || !body.includes('"deletions"')) return [];
  const request: { variables?: { input?: { fileChanges?: FileChanges } } } = JSON.parse(body);
  const { deletions = [], additions = [] } = request.variables?.input?.fileChanges ?? {};
  if (deletions.length === 0) return [];
  return [
    ...deletions.map(({ path }) => ({ file: path })),
    ...additions.map(({ path, contents }) => ({ file: path, text: decoded(contents) })),
  ];
}

/** GitHub's status page. The policy forbids the CMS's requests to it. */
const STATUS = 'https://www.githubstatus.com/';

/** Checks commits before they are sent. Call it before the CMS starts (docs/decisions/0016-changed-surroundings.md). */
export function guardCommits(): void {
  const send = window.fetch.bind(window);
  window.fetch = async (address, init) => {
    // Fails like the blocked request, but without the browser's console error.
    if (String(address).startsWith(STATUS)) throw new TypeError('The policy forbids it.');
    await guardRemoval(changesIn(init?.body));
    return send(address, init);
  };
}
