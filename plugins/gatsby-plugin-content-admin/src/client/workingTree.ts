/**
 * Lets the CMS work on the working tree: what it uses of the browser's private file system (File System
 * standard, "getDirectory"), with the files of the dev server. No folder has to be picked, in any browser.
 */
import { FILE_ENDPOINT, FOLDER_ENDPOINT } from '../forms/formAddress';
import type { FileChange } from '../forms/removal';
import { guardRemoval } from './saveGuard';

/** The version of each file that this page last read or wrote (RFC 9110, "ETag"). */
const versions = new Map<string, string>();

/** What this page says of the version when it writes; nothing of a new file. */
const seen = (path: string): HeadersInit => {
  const version = versions.get(path);
  return version === undefined ? {} : { 'if-match': version };
};

/**
 * @throws DOMException NotFoundError where there is nothing to read or delete; Error with the server's sentence
 * where it refuses to write
 */
async function request(endpoint: string, path: string, init?: RequestInit): Promise<Response> {
  const address = `${endpoint}?path=${encodeURIComponent(path)}`;
  const response = await fetch(address, { cache: 'no-store', ...init });
  if (response.ok) return response;
  if (!init || response.status === 404) {
    throw new DOMException(`There is no ${path}.`, 'NotFoundError');
  }
  throw new Error(await response.text());
}

let together: FileChange[] = [];
let guarded: Promise<void> | undefined;

/**
 * Waits until all that the CMS saves together may be saved: with an entry that it deletes, it writes those that
 * have named it. It asks for everything at once, in one task.
 */
function whenAllowed(change: FileChange): Promise<void> {
  together.push(change);
  guarded ??= new Promise((resolve) => setTimeout(resolve)).then(() => {
    const changes = together;
    [together, guarded] = [[], undefined];
    return guardRemoval(changes);
  });
  return guarded;
}

/** Of the content, files have an extension, and folders have none. */
const isFile = (name: string): boolean => name.includes('.');

class WorkingTreeFile {
  readonly kind = 'file';

  constructor(
    readonly name: string,
    private readonly path: string,
  ) {}

  async getFile(): Promise<File> {
    const response = await request(FILE_ENDPOINT, this.path);
    versions.set(this.path, response.headers.get('etag') ?? '');
    const lastModified = Date.parse(response.headers.get('last-modified') ?? '') || 0;
    return new File([await response.blob()], this.name, { lastModified });
  }

  createWritable() {
    const { path } = this;
    return Promise.resolve({
      // Written at once: the CMS writes a file in one piece, and ignores what close() throws.
      write: async (body: Blob | string) => {
        await whenAllowed({ file: path, text: typeof body === 'string' ? body : '' });
        const init = { method: 'PUT', headers: seen(path), body };
        const response = await request(FILE_ENDPOINT, path, init);
        versions.set(path, response.headers.get('etag') ?? '');
      },
      close: () => Promise.resolve(),
    });
  }
}

export class WorkingTreeFolder {
  readonly kind = 'directory';

  /** @param path of the folder, relative to the project; "" for the project itself */
  constructor(private readonly path: string) {}

  private pathOf(name: string): string {
    return this.path === '' ? name : `${this.path}/${name}`;
  }

  getDirectoryHandle(name: string): Promise<WorkingTreeFolder> {
    // The server refuses other folders than those of the content as soon as one is used.
    return Promise.resolve(new WorkingTreeFolder(this.pathOf(name)));
  }

  getFileHandle(name: string): Promise<WorkingTreeFile> {
    return Promise.resolve(new WorkingTreeFile(name, this.pathOf(name)));
  }

  async removeEntry(name: string): Promise<void> {
    // A folder that has become empty stays: the model names it.
    if (!isFile(name)) return;
    const path = this.pathOf(name);
    await whenAllowed({ file: path });
    await request(FILE_ENDPOINT, path, { method: 'DELETE', headers: seen(path) });
    versions.delete(path);
  }

  async *entries() {
    const names: string[] = await (await request(FOLDER_ENDPOINT, this.path)).json();
    for (const name of names) {
      const path = this.pathOf(name);
      const handle = isFile(name) ? new WorkingTreeFile(name, path) : new WorkingTreeFolder(path);
      yield [name, handle] as const;
    }
  }
}

/** The CMS opens one folder in it; "Clear the cache" cannot remove that: the working tree is no cache. */
const root = { getDirectoryHandle: () => Promise.resolve(new WorkingTreeFolder('')) };

/** Gives the CMS the working tree. Call it before the CMS starts (docs/decisions/0016-changed-surroundings.md). */
export function connectWorkingTree(): void {
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { getDirectory: () => Promise.resolve(root) },
  });
  // Without it the CMS would write a file under another name first, and then move it.
  Reflect.deleteProperty(FileSystemFileHandle.prototype, 'move');
  try {
    localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));
  } catch {
    // Where nothing can be remembered, the CMS shows its button.
  }
}
