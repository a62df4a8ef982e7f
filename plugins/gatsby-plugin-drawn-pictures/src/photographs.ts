/** Copies the photographs, logos and PDFs that the content names to where Gatsby reads them. */
import fs from 'node:fs';
import path from 'node:path';
import { kindNamed } from '../../../src/content/kinds';
import type { FileNotes } from '../../../src/content/model/fields';
import { fieldOf } from '../../../src/content/model/introspect';
import { mapContent } from '../../../src/content/model/mapContent';
import { PICTURE_FOLDER } from '../../../src/content/model/pictureFields';
import type { Entry } from '../../../src/content/pages/entries';
import { PREPARED_PICTURES } from '../../shared/agreedNames';
import { fingerprint, updateFiles } from '../../shared/generatedFiles';
import sharp from '../../shared/pictureDecoder';

/** The folders into which the files are sorted; publishPictures.ts asks Gatsby for each. */
const FOLDERS = ['photographs', 'logos', 'documents'] as const;

export type Folder = (typeof FOLDERS)[number];

export const isDocument = (name: string): boolean => /\.pdf$/i.test(name);

function folderFor(name: string, { holds }: FileNotes): Folder {
  if (isDocument(name)) return 'documents';
  return holds === 'logo' ? 'logos' : 'photographs';
}

/** Returns the names of the content's files by folder. */
function namedFiles(entries: readonly Entry[]): Record<Folder, Set<string>> {
  const named = {
    photographs: new Set<string>(),
    logos: new Set<string>(),
    documents: new Set<string>(),
  };
  for (const { kind, content } of entries) {
    mapContent(fieldOf(kindNamed(kind).schema), content, (value, { file }) => {
      if (!file || typeof value !== 'string') return;
      named[folderFor(value, file)].add(value);
    });
  }
  return named;
}

/** Higher than the default: the result is encoded again for each width. */
const UPRIGHT_QUALITY = 95;

/** Applies a photograph's EXIF orientation, which Gatsby ignores when it reads width and height. */
async function upright(content: Buffer): Promise<Buffer> {
  const image = sharp(content, { failOn: 'error' });
  const { orientation = 1 } = await image.metadata();
  if (orientation === 1) return content;
  return image.rotate().keepIccProfile().jpeg({ quality: UPRIGHT_QUALITY }).toBuffer();
}

/**
 * Updates Gatsby's source folders to hold the files that the content names, which the check has opened. In develop,
 * others stay: the dev server stops if a photograph is gone when a browser first requests one of its widths.
 */
export async function preparePictures(
  entries: readonly Entry[],
  project: string,
  keepsOthers = process.env.NODE_ENV === 'development',
): Promise<void> {
  const named = namedFiles(entries);
  for (const folder of FOLDERS) {
    const files = [...named[folder]].map((file) => {
      const content = fs.readFileSync(path.join(project, PICTURE_FOLDER, file));
      const make = async () => (folder === 'photographs' ? upright(content) : content);
      return { file, fingerprint: fingerprint(content), make };
    });
    await updateFiles(files, path.join(project, PREPARED_PICTURES, folder), keepsOthers);
  }
}
