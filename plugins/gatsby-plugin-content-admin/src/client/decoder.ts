/** Opens pictures as browsers do. */
import { type Decoder, THUMBNAIL } from '../../../gatsby-plugin-content-check/browser';

/** Hands a picture to `read` as an image: its size is known, but its pixels are not decoded yet. */
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

export const inBrowser: Decoder = {
  sizeOf: (content) =>
    withImage(
      new Blob([new Uint8Array(content)]),
      ({ naturalWidth: width, naturalHeight: height }) => ({
        width,
        height,
      }),
    ),
  pixelsOf: async (content, type) =>
    type === 'SVG'
      ? withImage(new Blob([new Uint8Array(content)], { type: 'image/svg+xml' }), thumbnailOf)
      : // An image would also show a picture whose end is missing.
        thumbnailOf(await createImageBitmap(new Blob([new Uint8Array(content)]))),
};
