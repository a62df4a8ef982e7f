/** Remembers the files picked in a form: the CMS passes only their future names to a form's check. */
import { readPicture } from '../../../gatsby-plugin-content-check/browser';
import { browserDecoder } from './browserDecoder';

/** The files by their object URLs. */
const byAddress = new Map<string, File>();

/** Records files that the CMS shows. Call it before the CMS starts (docs/decisions/0016-browser-around-the-cms.md). */
export function notePickedFiles(): void {
  const create = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (object) => {
    const address = create(object);
    if (object instanceof File) byAddress.set(address, object);
    return address;
  };
}

/** Returns a name that the model accepts, much as the CMS would form it; undefined if the file was not picked here. */
export const pickedName = (address: string): string | undefined =>
  byAddress.get(address)?.name.replace(/[^\w.-]+/g, '-');

/** Drops the parts of a name that the CMS changes: spaces, accents, the number added if a name is taken. */
const normalized = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(?:-\d+)?(\.\w+)$/, '$1')
    .replace(/[^a-z0-9]/g, '');

/** Reads a picked picture by the CMS's name for it; returns undefined if no such file was picked. */
export async function pickedPicture(name: string) {
  const file = [...byAddress.values()].findLast(
    (picked) => normalized(picked.name) === normalized(name),
  );
  return file && readPicture(new Uint8Array(await file.arrayBuffer()), browserDecoder);
}
