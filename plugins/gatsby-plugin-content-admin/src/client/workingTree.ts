/**
 * Lets the CMS work on the working tree: implements the part of the browser's private file system (File System
 * standard, "getDirectory") that the CMS uses, backed by the dev server's files. Editors need not pick a folder.
 */
import { EDITOR_KEY } from '../../../../src/sharedNames';
import { FILE_ENDPOINT, FOLDER_ENDPOINT } from '../content/endpoints';
import type { FileChange } from '../content/fileChange';
import { refusalWords } from './refusalWords';
import { guardRemoval } from './saveGuard';

/** The server's ETags of the files that this page has read or written, by path. */
const etags = new Map<string, string>();

/** The server refuses to overwrite any other version; a new file has none. */
const ifMatch = (path: string): HeadersInit => {
  const version = etags.get(path);
  return version === undefined ? {} : { 'if-match': version };
};

/**
 * @param inWords what to say when the server refuses with this sentence
 * @throws DOMException if there is no such file or folder; Error with those words if the server refuses otherwise
 */
async function request(
  endpoint: string,
  path: string,
  init: RequestInit,
  inWords: (sentence: string) => string,
): Promise<Response> {
  const address = `${endpoint}?path=${encodeURIComponent(path)}`;
  const response = await fetch(address, { cache: 'no-store', ...init });
  if (response.ok) return response;
  // The CMS takes this for a file that is deleted already, and goes on.
  if (response.status === 404) throw new DOMException(`There is no ${path}.`, 'NotFoundError');
  throw new Error(inWords(await response.text()));
}

const read = (endpoint: string, path: string): Promise<Response> =>
  request(endpoint, path, {}, (sentence) => refusalWords.unreadable(path, sentence));

/** The server's own sentence says what was not saved. */
const change = (path: string, init: RequestInit): Promise<Response> =>
  request(FILE_ENDPOINT, path, { headers: ifMatch(path), ...init }, (sentence) => sentence);

/**
 * Checks all changes that the CMS saves together. It requests them in one task: when it deletes an entry, it also
 * writes the entries that referred to it.
 */
class SavedTogether {
  private changes: FileChange[] = [];
  private verdict?: Promise<void>;

  /** Resolves when all changes of this task may be made. */
  whenAllowed(change: FileChange): Promise<void> {
    this.changes.push(change);
    this.verdict ??= new Promise((resolve) => setTimeout(resolve)).then(() => {
      const { changes } = this;
      this.changes = [];
      this.verdict = undefined;
      return guardRemoval(changes);
    });
    return this.verdict;
  }
}

const savedTogether = new SavedTogether();

/** In the content, all files have an extension and no folder has. */
const isFile = (name: string): boolean => name.includes('.');

/** The part of a FileSystemFileHandle that the CMS uses. */
const workingTreeFile = (name: string, path: string) => ({
  kind: 'file',
  name,
  getFile: async () => {
    const response = await read(FILE_ENDPOINT, path);
    etags.set(path, response.headers.get('etag') ?? '');
    const lastModified = Date.parse(response.headers.get('last-modified') ?? '') || 0;
    return new File([await response.blob()], name, { lastModified });
  },
  createWritable: async () => ({
    // Not deferred to close(), whose errors the CMS ignores: it writes a file in one piece.
    write: async (body: Blob | string) => {
      // Nothing reads the text of a picture, which comes as a Blob; undefined would say that it is deleted.
      const text = typeof body === 'string' ? body : '';
      await savedTogether.whenAllowed({ file: path, text });
      const response = await change(path, { method: 'PUT', body });
      etags.set(path, response.headers.get('etag') ?? '');
    },
    close: async () => undefined,
  }),
});

/** The part of a FileSystemDirectoryHandle that the CMS uses; the empty path is the project's root. */
export function workingTreeFolder(path: string) {
  const pathOf = (name: string): string => (path === '' ? name : `${path}/${name}`);
  return {
    kind: 'directory',
    // The server refuses requests for folders outside the content.
    getDirectoryHandle: async (name: string) => workingTreeFolder(pathOf(name)),
    getFileHandle: async (name: string) => workingTreeFile(name, pathOf(name)),
    removeEntry: async (name: string) => {
      // Keep empty folders: the model expects them.
      if (!isFile(name)) return;
      const file = pathOf(name);
      await savedTogether.whenAllowed({ file });
      await change(file, { method: 'DELETE' });
      etags.delete(file);
    },
    async *entries() {
      const names: string[] = await (await read(FOLDER_ENDPOINT, path)).json();
      for (const name of names) {
        const at = pathOf(name);
        yield [name, isFile(name) ? workingTreeFile(name, at) : workingTreeFolder(at)] as const;
      }
    },
  };
}

/** Without removeEntry, so that the CMS's "Clear the cache" cannot remove the working tree. */
const root = { getDirectoryHandle: () => Promise.resolve(workingTreeFolder('')) };

/** Gives the CMS the working tree. Call it before the CMS starts (docs/decisions/0016-browser-around-the-cms.md). */
export function connectWorkingTree(): void {
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { getDirectory: () => Promise.resolve(root) },
  });
  // With `move`, the CMS would write a file under another name first.
  Reflect.deleteProperty(FileSystemFileHandle.prototype, 'move');
  try {
    // The CMS keeps here who is signed in, and to which backend. To "test-repo", the backend whose file system this
    // replaces, nobody has to sign in.
    localStorage.setItem(EDITOR_KEY, JSON.stringify({ backendName: 'test-repo' }));
  } catch {
    // Without storage, the CMS shows its sign-in button.
  }
}
