import * as path from 'path';
import { parse, stringify } from 'yaml';
import { fieldOf } from '../../../../src/content/introspect';
import { kindNamed } from '../../../../src/content/kinds';
import { mapContent } from '../../../../src/content/mapContent';
import { PICTURE_FOLDER } from '../../../../src/content/sharedFields';
import {
  type ContentFile,
  logoReader,
  pictureLister,
  readSources,
  type Source,
} from '../../../gatsby-plugin-content-check';
import { filesBelow } from '../../../generatedFiles';
import type { ContentIndex } from '../forms/checkDraft';

/**
 * What /admin's check needs of a project, as it is on the disk now.
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
    logos: Object.fromEntries(pictures.map((name) => [name, logoAt(name)])),
    staticFiles: filesBelow(path.join(projectRoot, 'static')).map((file) => `/${file}`),
    isProduction,
  };
};

/** A file as everybody may read it: without comments, and without what is for editors only. */
export const publicSource = ({
  file,
  kind,
  source,
}: Pick<ContentFile, 'file' | 'kind' | 'source'>): Source => ({
  file,
  text: stringify(
    mapContent(
      fieldOf(kindNamed(kind).schema),
      parse(source),
      (value) => value,
      ({ isPrivate }) => !isPrivate,
    ),
  ),
});
