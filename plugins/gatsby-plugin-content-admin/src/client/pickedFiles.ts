/** The files picked in a form: the CMS tells a form's check nothing but their future names. */
import { type PictureFacts, readPicture } from '../../../gatsby-plugin-content-check/browser';
import { inBrowser } from './decoder';

const byAddress = new Map<string, File>();

/** Notes each file that the CMS shows. Call it before the CMS starts (docs/decisions/0016-changed-surroundings.md). */
export function notePickedFiles(): void {
  const create = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (object) => {
    const address = create(object);
    if (object instanceof File) byAddress.set(address, object);
    return address;
  };
}

/** A name that the model accepts, much like the CMS's own; undefined where nobody has picked the file. */
export const pickedName = (address: string): string | undefined =>
  byAddress.get(address)?.name.replace(/[^\w.-]+/g, '-');

/** The CMS removes spaces and accents from a name, and numbers names that are taken. */
const bare = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(?:-\d+)?(\.\w+)$/, '$1')
    .replace(/[^a-z0-9]/g, '');

/**
 * What a picked picture is, by the name that the CMS gives it.
 * @returns undefined where nobody has picked such a file
 */
export async function pickedPicture(name: string): Promise<PictureFacts | undefined> {
  const file = [...byAddress.values()].findLast((one) => bare(one.name) === bare(name));
  return file && readPicture(new Uint8Array(await file.arrayBuffer()), inBrowser);
}
