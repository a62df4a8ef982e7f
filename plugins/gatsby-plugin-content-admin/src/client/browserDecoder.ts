import { type Decoder, THUMBNAIL } from '../../../gatsby-plugin-content-check/browser';

/** Copies the content: a Blob takes no view of memory that may be shared. */
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

/** @throws Error if the browser has no canvas to draw on */
function thumbnailOf(image: CanvasImageSource): Uint8ClampedArray {
  const canvas = new OffscreenCanvas(THUMBNAIL, THUMBNAIL).getContext('2d');
  if (!canvas) throw new Error('This browser cannot draw pictures.');
  canvas.drawImage(image, 0, 0, THUMBNAIL, THUMBNAIL);
  return canvas.getImageData(0, 0, THUMBNAIL, THUMBNAIL).data;
}

/** Unlike an image element, this refuses a truncated file. */
async function thumbnailOfPhotograph(content: Uint8Array): Promise<Uint8ClampedArray> {
  const bitmap = await createImageBitmap(blobOf(content));
  try {
    return thumbnailOf(bitmap);
  } finally {
    bitmap.close();
  }
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
      : thumbnailOfPhotograph(content),
};
