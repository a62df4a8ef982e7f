/** Reads from the disk what /admin's check looks at. */
import * as fs from 'fs';
import * as path from 'path';
import { PICTURE_FOLDER } from '../../../../src/content/sharedFields';
import type { Source } from '../check/checkSources';
import { pictureLister, readSources } from '../check/readFiles';
import type { ContentIndex } from './checkDraft';

function filesBelow(folder: string, address = ''): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((found) => {
    const own = `${address}/${found.name}`;
    return found.isDirectory() ? filesBelow(path.join(folder, found.name), own) : [own];
  });
}

/**
 * What the check looks at in a project, as it is on the disk now.
 * @param sources the files of `data/` that the forms may show
 */
export const readContentIndex = (
  projectRoot: string,
  isProduction: boolean,
  sources: readonly Source[] = readSources(projectRoot),
): ContentIndex => ({
  sources: [...sources],
  pictures: { [PICTURE_FOLDER]: [...pictureLister(projectRoot)(PICTURE_FOLDER)] },
  staticFiles: filesBelow(path.join(projectRoot, 'static')),
  isProduction,
});
