/** Turns a drawn picture into a PNG file. */
import sharp from 'sharp';

/** Flat inks and their edges fit into 16 colours; dither would put grain on the ground. */
export const PNG_OPTIONS = {
  palette: true,
  colours: 16,
  dither: 0,
  effort: 8,
  compressionLevel: 9,
};

/** Gives the PNG of an SVG document in the document’s own size; throws what sharp throws. */
export const rasterise = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png(PNG_OPTIONS).toBuffer();
