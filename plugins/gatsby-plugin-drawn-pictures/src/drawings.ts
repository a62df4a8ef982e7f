/** Publishes drawings as the SVG documents that they are. */
import fs from 'node:fs';
import path from 'node:path';
import { fileBase } from '../../../src/content/fileBase';
import type { PictureFormats, PictureIndex, ThemedImage } from '../../../src/content/pictures';
import { pictureFormats, type PictureFormat } from '../../../src/drawings/formats';
import { darkTwinOf, type PictureTone } from '../../../src/drawings/palette';
import { fingerprint } from '../../generatedFiles';
import { choosePattern, type PatternWish } from './choosePattern';
import { drawPicture } from './drawPicture';

/** Addresses below it never change what they show: hosts may keep the files for ever. */
const FOLDER = 'static/drawings';

/** The pages that show a drawing, and the formats in which they do. */
export interface WantedDrawing extends PatternWish {
  formats: readonly PictureFormat[];
  /** Names of the entries' pictures. */
  names: readonly string[];
}

/** Where each drawing is published; the same for the life of a build. */
let published: PictureIndex['drawings'] = {};

/** The drawings of the last check, by the names of the entries' pictures. */
export const publishedDrawings = (): PictureIndex['drawings'] => published;

/**
 * Draws what is wanted into public/. A file's name says what is in it: one that is there stays. What
 * pages no longer name goes with the rest of public/ that nothing names.
 * @throws what the file system throws
 */
export function publishDrawings(wanted: readonly WantedDrawing[], project: string): void {
  const folder = path.join(project, 'public', FOLDER);
  fs.mkdirSync(folder, { recursive: true });
  const present = new Set(fs.readdirSync(folder));

  function image(name: string, tone: PictureTone, wish: WantedDrawing, format: PictureFormat) {
    const { slug } = wish;
    const svg = drawPicture({ slug, ...choosePattern(wish), tone, format });
    const file = `${name}-${fingerprint(svg).slice(0, 12)}.svg`;
    if (!present.has(file)) fs.writeFileSync(path.join(folder, file), svg);
    return { src: `/${FOLDER}/${file}`, ...pictureFormats[format] };
  }

  function themed(wish: WantedDrawing, format: PictureFormat): ThemedImage {
    const { tone } = choosePattern(wish);
    const twin = darkTwinOf(tone);
    const name = `${fileBase(wish.slug)}--${format}`;
    return {
      light: image(name, tone, wish, format),
      ...(twin && { dark: image(`${name}--dark`, twin, wish, format) }),
    };
  }

  published = Object.fromEntries(
    wanted.flatMap((wish) => {
      const inFormats: PictureFormats = Object.fromEntries(
        wish.formats.map((format) => [format, themed(wish, format)]),
      );
      return wish.names.map((name) => [name, inFormats]);
    }),
  );
}
