/** Opens the pictures of a project with sharp, as the build does. */
import fs from 'node:fs';
import path from 'node:path';
import { PICTURE_FOLDER } from '../../../../../src/content/model/pictureFields';
import sharp from '../../../../shared/pictureDecoder';
import { type Decoder, type PictureFacts, readPicture, THUMBNAIL } from './readPicture';

const withSharp: Decoder = {
  sizeOf: async (content) => {
    const { autoOrient } = await sharp(content, { limitInputPixels: false }).metadata();
    return autoOrient;
  },
  pixelsOf: (content) =>
    sharp(content, { failOn: 'error', limitInputPixels: false })
      .resize(THUMBNAIL, THUMBNAIL, { fit: 'inside' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer(),
};

/** Reads a picture's facts. Never rejects because of its content. */
export const openPicture = (content: Uint8Array): Promise<PictureFacts> =>
  readPicture(content, withSharp);

const lastOpened = new Map<string, { state: string; facts: PictureFacts }>();

async function factsOf(file: string): Promise<PictureFacts> {
  try {
    const stats = fs.statSync(file);
    if (stats.isDirectory()) return { bytes: 0, type: 'folder' };
    const state = `${stats.mtimeMs} ${stats.size}`;
    const last = lastOpened.get(file);
    if (last?.state === state) return last.facts;
    const facts = await openPicture(fs.readFileSync(file));
    lastOpened.set(file, { state, facts });
    return facts;
  } catch (error) {
    return { bytes: 0, unreadable: error instanceof Error ? error.message : String(error) };
  }
}

/** Reads the facts of all files in the folder of pictures, by name. */
export async function openPictures(projectRoot: string): Promise<Record<string, PictureFacts>> {
  const folder = path.join(projectRoot, PICTURE_FOLDER);
  const facts: Record<string, PictureFacts> = {};
  // Not in parallel: a decoded photograph takes many times its file's size in memory.
  const isFolder = fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory();
  for (const name of isFolder ? fs.readdirSync(folder) : []) {
    facts[name] = await factsOf(path.join(folder, name));
  }
  return facts;
}
