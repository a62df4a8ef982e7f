import fs from 'node:fs';
import path from 'node:path';
import type { PatternName } from '../../../src/content/model/patterns';
import type { PictureIndex } from '../../../src/content/pages/pictures';
import type { Image, ThemedImage } from '../../../src/content/text/images';
import { pictureFormats, type PictureFormat } from '../../../src/drawings/formats';
import { darkTwinOf, type PictureTone } from '../../../src/drawings/palette';
import { fingerprint } from '../../shared/generatedFiles';
import { drawPicture } from './drawPicture';
import type { WantedDrawing } from './wantedDrawings';

/** Files in this folder are immutable: their names contain a hash. */
const FOLDER = 'static/drawings';

/**
 * Writes the wanted drawings into public/, each pattern once in each tone and format, and returns their addresses by
 * picture name. static-publish sets aside those of former builds, to which no page refers.
 * @throws Error in a sentence about a template that is missing or is not a drawing
 */
export function publishDrawings(
  wanted: readonly WantedDrawing[],
  project: string,
): PictureIndex['drawings'] {
  const folder = path.join(project, 'public', FOLDER);
  fs.mkdirSync(folder, { recursive: true });
  const present = new Set(fs.readdirSync(folder));
  const images = new Map<string, Image>();

  function image(pattern: PatternName, tone: PictureTone, format: PictureFormat): Image {
    const name = `${pattern}-${tone.toLowerCase()}--${format}`;
    const drawn = images.get(name);
    if (drawn) return drawn;
    const svg = drawPicture({ pattern, tone, format });
    const file = `${name}-${fingerprint(svg).slice(0, 12)}.svg`;
    if (!present.has(file) || fs.readFileSync(path.join(folder, file), 'utf8') !== svg) {
      fs.writeFileSync(path.join(folder, file), svg);
    }
    const made = { src: `/${FOLDER}/${file}`, ...pictureFormats[format] };
    images.set(name, made);
    return made;
  }

  function themed({ pattern, tone }: WantedDrawing, format: PictureFormat): ThemedImage {
    const light = image(pattern, tone, format);
    const twin = darkTwinOf(tone);
    return twin ? { light, dark: image(pattern, twin, format) } : { light };
  }

  return Object.fromEntries(
    wanted.map((drawing) => [
      drawing.name,
      Object.fromEntries(drawing.formats.map((format) => [format, themed(drawing, format)])),
    ]),
  );
}
