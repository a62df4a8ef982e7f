/** `npm run pictures`: draws the pictures of all entries into the folder that the build reads. */
import { checkContent } from '../plugins/gatsby-plugin-content-check/src/check/checkContent';
import { formatProblem } from '../plugins/gatsby-plugin-content-check/src/check/format';
import { writePictures } from '../plugins/gatsby-plugin-drawn-pictures/src/pictureFiles';
import {
  GENERATED_PICTURES,
  wantedPictures,
} from '../plugins/gatsby-plugin-drawn-pictures/src/wantedPictures';

async function main(): Promise<void> {
  const { entries, problems } = checkContent(process.cwd());
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n\n'));
  const { written, unchanged, removed } = await writePictures(
    wantedPictures(entries),
    GENERATED_PICTURES,
  );
  console.log(
    `${GENERATED_PICTURES}: ${written.length} drawn, ${unchanged.length} unchanged, ${removed.length} removed.`,
  );
}

void main();
