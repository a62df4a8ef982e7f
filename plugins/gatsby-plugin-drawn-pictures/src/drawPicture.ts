import fs from 'node:fs';
import type { ColouredPattern } from '../../../src/content/model/patterns';
import { type PictureFormat, pictureFormats } from '../../../src/drawings/formats';
import { tones } from '../../../src/drawings/palette';
import { inProject } from '../../shared/generatedFiles';
import { readTemplate } from './readTemplate';

/** Where the templates are: a folder for each pattern, with a file for each format. */
export const PATTERNS = 'src/drawings/patterns';

interface Picture extends ColouredPattern {
  format: PictureFormat;
}

/**
 * Returns a picture as an SVG document: the template of its pattern and format, in the colours of its tone.
 * @throws Error in a sentence that names the template, if that is missing or is not a drawing
 */
export function drawPicture({ pattern, tone, format }: Picture): string {
  const file = `${PATTERNS}/${pattern}/${format}.svg`;
  const place = inProject(file);
  if (!fs.existsSync(place)) {
    const formats = Object.keys(pictureFormats).join(', ');
    throw new Error(`${file} is missing. A pattern has one drawing for each format: ${formats}.`);
  }
  return readTemplate(file, fs.readFileSync(place, 'utf8'), pictureFormats[format])(tones[tone]);
}
