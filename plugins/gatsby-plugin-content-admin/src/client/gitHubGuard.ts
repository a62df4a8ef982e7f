/** Keeps the CMS from committing to GitHub a deletion that the build would refuse. */
import { isRecord } from '../../../../src/content/introspect';
import type { FileChange } from '../forms/removal';
import { guardRemoval } from './saveGuard';

const at = (value: unknown, ...names: string[]): unknown =>
  names.reduce((one, name) => (isRecord(one) ? one[name] : undefined), value);

const listAt = (...place: Parameters<typeof at>): unknown[] => {
  const list = at(...place);
  return Array.isArray(list) ? list : [];
};

const textOf = (base64: unknown): string =>
  new TextDecoder().decode(Uint8Array.from(atob(String(base64)), (one) => one.charCodeAt(0)));

/** What a request commits: the input of GitHub's mutation "createCommitOnBranch". */
function changesIn(body: unknown): FileChange[] {
  if (typeof body !== 'string' || !body.includes('"deletions"')) return [];
  const changes = at(JSON.parse(body), 'variables', 'input', 'fileChanges');
  const deleted = listAt(changes, 'deletions').map((one) => ({ file: String(at(one, 'path')) }));
  if (deleted.length === 0) return [];
  const written = listAt(changes, 'additions').map((one) => ({
    file: String(at(one, 'path')),
    text: textOf(at(one, 'contents')),
  }));
  return [...deleted, ...written];
}

/** GitHub's page of its own faults, which the policy does not let the CMS ask. */
const STATUS = 'https://www.githubstatus.com/';

/** Looks at what is sent. Call it before the CMS starts (docs/decisions/0016-changed-surroundings.md). */
export function guardCommits(): void {
  const send = window.fetch.bind(window);
  window.fetch = async (address, init) => {
    // Without the browser's error in the console.
    if (String(address).startsWith(STATUS)) throw new TypeError('The policy forbids it.');
    await guardRemoval(changesIn(init?.body));
    return send(address, init);
  };
}
