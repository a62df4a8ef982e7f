/** `npm run pictures`: draws the pictures of all entries into the folder that the build reads, and
 * the drawings of the layout into static/. */
import { mkdirSync, writeFileSync } from 'fs';
import { join } from 'path';
import { checkContent } from '../plugins/gatsby-plugin-content-desk/src/check/checkContent';
import { writePictures } from '../plugins/gatsby-plugin-drawn-pictures/src/pictureFiles';
import {
  GENERATED_PICTURES,
  wantedPictures,
} from '../plugins/gatsby-plugin-drawn-pictures/src/wantedPictures';
import { DRAWING_FOLDER } from '../src/drawings/drawingAddress';
import { pageDrawings } from '../src/drawings/pageDrawings';

const STATIC_DRAWINGS = join('static', DRAWING_FOLDER);

async function main(): Promise<void> {
  const { entries } = checkContent(process.cwd());
  const { written, unchanged, removed } = await writePictures(
    wantedPictures(entries),
    GENERATED_PICTURES,
  );
  mkdirSync(STATIC_DRAWINGS, { recursive: true });
  for (const [file, svg] of Object.entries(pageDrawings())) {
    writeFileSync(join(STATIC_DRAWINGS, file), svg);
  }
  console.log(
    `${GENERATED_PICTURES}: ${written.length} drawn, ${unchanged.length} unchanged, ${removed.length} removed.`,
  );
}

void main();
