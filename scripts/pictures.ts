/** `npm run pictures`: draws the pictures of all entries into the folder that the build reads, and
 * the drawings of the layout into static/. */
import { mkdirSync, writeFileSync } from 'fs';
import { join } from 'path';
import { DRAWING_FOLDER } from '../src/art/drawingAddress';
import { pageDrawings } from '../src/art/pageDrawings';
import { writePictures } from '../src/art/pictureFiles';
import { checkContent } from '../src/content/check';
import { GENERATED_PICTURES, wantedPictures } from '../src/content/pictures';

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
