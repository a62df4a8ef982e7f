/** Reads from the disk what /admin's check looks at. */
import * as fs from 'fs';
import * as path from 'path';
import { pictureLister, readSources } from '../check/readFiles';
import { draftFiles } from '../drafts';
import { PICTURE_FOLDER } from '../model/shared';
import { ContentIndex } from './contentIndex';

function filesBelow(folder: string, address = ''): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((found) => {
    const own = `${address}/${found.name}`;
    return found.isDirectory() ? filesBelow(path.join(folder, found.name), own) : [own];
  });
}

/** What the check looks at in a project, as it is on the disk now; for the published site, without drafts. */
export function readContentIndex(projectRoot: string, isProduction: boolean): ContentIndex {
  const sources = readSources(projectRoot);
  // Everybody can read what is published.
  const hidden = new Set(isProduction ? draftFiles(sources) : []);
  return {
    sources: sources.filter(({ file }) => !hidden.has(file)),
    pictures: { [PICTURE_FOLDER]: [...pictureLister(projectRoot)(PICTURE_FOLDER)] },
    staticFiles: filesBelow(path.join(projectRoot, 'static')),
    isProduction,
  };
}
