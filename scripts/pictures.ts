/** `npm run pictures`: draws the pictures of all entries into the folder that the build reads. */
import { writePictures } from '../src/art/pictureFiles';
import { checkContent } from '../src/content/check';
import { GENERATED_PICTURES, wantedPictures } from '../src/content/pictures';

async function main(): Promise<void> {
  const { entries } = checkContent(process.cwd());
  const { written, unchanged, removed } = await writePictures(
    wantedPictures(entries),
    GENERATED_PICTURES,
  );
  console.log(
    `${GENERATED_PICTURES}: ${written.length} drawn, ${unchanged.length} unchanged, ${removed.length} removed.`,
  );
}

void main();
