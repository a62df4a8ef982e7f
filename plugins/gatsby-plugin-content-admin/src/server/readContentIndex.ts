import { fieldOf } from '../../../../src/content/introspect';
import { kindNamed } from '../../../../src/content/kinds';
import { mapContent } from '../../../../src/content/mapContent';
import { PICTURE_FOLDER } from '../../../../src/content/sharedFields';
import {
  type ContentFile,
  pictureLister,
  readSources,
  type Source,
  staticFilesOf,
} from '../../../gatsby-plugin-content-check';
import type { ContentIndex } from '../forms/checkDraft';

/**
 * What /admin's check needs of a project, as it is on the disk now.
 * @param sources the files of `data/` that the forms may show
 * @param facts what openPictures has found
 */
export const readContentIndex = (
  projectRoot: string,
  isProduction: boolean,
  sources: readonly Source[] = readSources(projectRoot),
  facts: ContentIndex['facts'] = {},
): ContentIndex => ({
  sources,
  pictures: { [PICTURE_FOLDER]: pictureLister(projectRoot)(PICTURE_FOLDER) },
  facts,
  staticFiles: staticFilesOf(projectRoot),
  isProduction,
});

/** A file as everybody may read it: as JSON, which is YAML, without comments and what is for editors only. */
export const publicSource = ({ file, kind, content }: ContentFile): Source => ({
  file,
  text: JSON.stringify(
    mapContent(
      fieldOf(kindNamed(kind).schema),
      content,
      (value) => value,
      ({ visibility }) => visibility !== 'private',
    ),
  ),
});
