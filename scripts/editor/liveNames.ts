/** What exists today, out of checked files: slugs, addresses, files of pictures. */
import { readContentFile } from '../../plugins/gatsby-plugin-content-check/src/check/contentFile';
import {
  pictureLister,
  readSources,
} from '../../plugins/gatsby-plugin-content-check/src/check/readFiles';
import { pathsOf, slugOf } from '../../src/content/entries';
import { kindOfFile, kinds } from '../../src/content/kinds';
import { PICTURE_FOLDER } from '../../src/content/sharedFields';
import type { LiveNames } from './jsonSchema';

/** Reads the names that references, links and pictures can have. Files that are broken give what they can. */
export function liveNames(projectRoot: string): LiveNames {
  const entries: Record<string, Record<string, string>> = {};
  const addresses = kinds.flatMap(({ page }) => page?.path ?? []);
  for (const { file, text } of readSources(projectRoot)) {
    const kind = kindOfFile(file);
    if (!kind) continue;
    const entry = readContentFile(file, text, kind);
    const slug = slugOf(entry);
    if (slug === undefined) continue;
    const { content } = entry;
    (entries[entry.kind] ??= {})[slug] = ('name' in content && content.name) || slug;
    addresses.push(...pathsOf(entry));
  }
  const pictures = { [PICTURE_FOLDER]: pictureLister(projectRoot)(PICTURE_FOLDER) };
  return { entries, addresses, pictures };
}
