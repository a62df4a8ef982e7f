import fs from 'node:fs';
import path from 'node:path';
import { fileBase } from '../../../src/content/fileBase';
import type { PictureFormats, PictureIndex, ThemedImage } from '../../../src/content/pictures';
import { pictureFormats, type PictureFormat } from '../../../src/drawings/formats';
import { darkTwinOf, type PictureTone } from '../../../src/drawings/palette';
import { fingerprint } from '../../generatedFiles';
import { choosePattern, type PatternWish } from './choosePattern';
import { drawPicture } from './drawPicture';

/** Files in this folder are immutable: their names contain a hash. */
const FOLDER = 'static/drawings';

export interface WantedDrawing extends PatternWish {
  formats: readonly PictureFormat[];
  names: readonly string[];
}

let published: PictureIndex['drawings'] = {};

/** Returns the drawings from the last check, by picture name. */
export const publishedDrawings = (): PictureIndex['drawings'] => published;

/**
 * Draws the wanted drawings into public/. Existing files are kept: their names contain content hashes. static-publish
 * removes files that no page refers to.
 */
export function publishDrawings(wanted: readonly WantedDrawing[], project: string): void {
  const folder = path.join(project, 'public', FOLDER);
  fs.mkdirSync(folder, { recursive: true });
  const present = new Set(fs.readdirSync(folder));

  function image(name: string, tone: PictureTone, wish: WantedDrawing, format: PictureFormat) {
    const svg = drawPicture({ slug: wish.slug, ...choosePattern(wish), tone, format });
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
