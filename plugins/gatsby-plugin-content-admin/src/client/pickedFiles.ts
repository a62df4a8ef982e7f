/** Remembers the files picked in a form: the CMS passes only their future names to a form's check. */
import { type Decoder, readPicture, THUMBNAIL } from '../../../gatsby-plugin-content-check/browser';

/** The files by their object URLs. */
const byAddress = new Map<string, File>();

/** Records files that the CMS shows. Call it before the CMS starts (docs/decisions/0016-changed-surroundings.md). */
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

const blobOf = (content: Uint8Array, type?: string): Blob =>
  new Blob([new Uint8Array(content)], { type });

/** Loads a picture and passes it to `read`: its size is known, but its pixels are not decoded yet. */
async function withImage<T>(blob: Blob, read: (image: HTMLImageElement) => T): Promise<T> {
  const image = new Image();
  const address = URL.createObjectURL(blob);
  try {
    await new Promise((resolve, reject) => {
      Object.assign(image, { onload: resolve, onerror: reject, src: address });
    });
    return read(image);
  } finally {
    URL.revokeObjectURL(address);
  }
}

function thumbnailOf(image: CanvasImageSource): Uint8ClampedArray {
  const canvas = new OffscreenCanvas(THUMBNAIL, THUMBNAIL).getContext('2d');
  canvas?.drawImage(image, 0, 0, THUMBNAIL, THUMBNAIL);
  return canvas?.getImageData(0, 0, THUMBNAIL, THUMBNAIL).data ?? new Uint8ClampedArray();
}

const inBrowser: Decoder = {
  sizeOf: (content) =>
    withImage(blobOf(content), (image) => ({
      width: image.naturalWidth,
      height: image.naturalHeight,
    })),
  pixelsOf: async (content, type) =>
    type === 'SVG'
      ? withImage(blobOf(content, 'image/svg+xml'), thumbnailOf)
      : // Unlike an image, it refuses a truncated file.
        thumbnailOf(await createImageBitmap(blobOf(content))),
};

/** Reads a picked picture by the CMS's name for it; returns undefined if no such file was picked. */
export async function pickedPicture(name: string) {
  const file = [...byAddress.values()].findLast(
    (picked) => normalized(picked.name) === normalized(name),
  );
  return file && readPicture(new Uint8Array(await file.arrayBuffer()), inBrowser);
}
