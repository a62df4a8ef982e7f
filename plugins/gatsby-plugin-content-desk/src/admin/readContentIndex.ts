import * as path from 'path';
import { PICTURE_FOLDER } from '../../../../src/content/sharedFields';
import type { Source } from '../check/checkSources';
import { filesIn, pictureLister, readSources } from '../check/readFiles';
import type { ContentIndex } from './checkDraft';

/**
 * What /admin's check looks at in a project, as it is on the disk now.
 * @param sources the files of `data/` that the forms may show
 */
export const readContentIndex = (
  projectRoot: string,
  isProduction: boolean,
  sources: readonly Source[] = readSources(projectRoot),
): ContentIndex => ({
  sources,
  pictures: { [PICTURE_FOLDER]: [...pictureLister(projectRoot)(PICTURE_FOLDER)] },
  staticFiles: filesIn(path.join(projectRoot, 'static'), true).map((file) => `/${file}`),
  isProduction,
});
