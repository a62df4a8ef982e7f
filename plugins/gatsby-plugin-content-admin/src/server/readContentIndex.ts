import { kindNamed } from '../../../../src/content/kinds';
import { fieldOf } from '../../../../src/content/model/introspect';
import { mapContent } from '../../../../src/content/model/mapContent';
import { PICTURE_FOLDER } from '../../../../src/content/model/pictureFields';
import {
  type ContentFile,
  pictureLister,
  readSources,
  type Source,
  staticFilesOf,
} from '../../../gatsby-plugin-content-check';
import type { ContentIndex } from '../content/contentIndex';

/**
 * Reads the input of /admin's check from disk.
 * @param facts the result of openPictures
 */
export const readContentIndex = (
  projectRoot: string,
  isProduction: boolean,
  sources: readonly Source[] = readSources(projectRoot),
  facts: ContentIndex['facts'] = {},
): ContentIndex => ({
  sources,
  pictures: pictureLister(projectRoot)(PICTURE_FOLDER),
  facts,
  staticFiles: staticFilesOf(projectRoot),
  isProduction,
});

/** Returns the public version of a file: JSON, which is also YAML, without comments and private fields. */
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
