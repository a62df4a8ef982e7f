import * as path from 'path';
import { PICTURE_FOLDER } from '../../../../src/content/sharedFields';
import {
  logoReader,
  pictureLister,
  readSources,
  type Source,
} from '../../../gatsby-plugin-content-check';
import { filesBelow } from '../../../generatedFiles';
import type { ContentIndex } from '../forms/checkDraft';

/**
 * What /admin's check looks at in a project, as it is on the disk now.
 * @param sources the files of `data/` that the forms may show
 */
export const readContentIndex = (
  projectRoot: string,
  isProduction: boolean,
  sources: readonly Source[] = readSources(projectRoot),
): ContentIndex => {
  const pictures = pictureLister(projectRoot)(PICTURE_FOLDER);
  const logoAt = logoReader(projectRoot);
  return {
    sources,
    pictures: { [PICTURE_FOLDER]: [...pictures] },
    logos: Object.fromEntries(
      pictures.flatMap((name) => {
        const facts = logoAt(name);
        return facts ? [[name, facts]] : [];
      }),
    ),
    staticFiles: filesBelow(path.join(projectRoot, 'static')).map((file) => `/${file}`),
    isProduction,
  };
};
