import { type Decoder, THUMBNAIL } from '../../../gatsby-plugin-content-check/browser';

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

/** Decodes pictures for the check with the browser's own means, where Node has sharp. */
export const browserDecoder: Decoder = {
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
