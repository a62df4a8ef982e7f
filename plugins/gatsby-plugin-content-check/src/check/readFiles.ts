/** Reads what the check needs from the disk. */
import * as fs from 'fs';
import * as path from 'path';
import { YAML_FILE } from '../../../../src/content/kinds';
import { PICTURE_FOLDER } from '../../../../src/content/sharedFields';
import { filesBelow } from '../../../generatedFiles';
import type { Source } from './checkSources';
import { type LogoFacts, readLogo } from './readLogo';

/** Editors and forms write under such names, and then rename. */
const isHidden = (file: string): boolean => path.posix.basename(file).startsWith('.');

/** Every YAML file below `data/` in alphabetical order; never throws for a file that it cannot read. */
export const readSources = (projectRoot: string): Source[] =>
  filesBelow(path.join(projectRoot, 'data'))
    .filter((name) => YAML_FILE.test(name) && !isHidden(name))
    .map((name) => {
      const file = `data/${name}`;
      try {
        return { file, text: fs.readFileSync(path.join(projectRoot, file), 'utf8') };
      } catch (error) {
        const unreadable = error instanceof Error ? error.message : String(error);
        return { file, text: '', unreadable };
      }
    });

/** Lists the files of a folder, without those of its folders. */
export const pictureLister = (projectRoot: string) => (folder: string) =>
  filesBelow(path.join(projectRoot, folder)).filter((one) => !one.includes('/') && !isHidden(one));

/** Reads logos among the pictures; undefined for a name without a file. */
export const logoReader =
  (projectRoot: string) =>
  (name: string): LogoFacts | undefined => {
    const file = path.join(projectRoot, PICTURE_FOLDER, path.basename(name));
    return fs.existsSync(file) ? readLogo(name, fs.readFileSync(file)) : undefined;
  };

/** Tells whether `static/` holds a file, its letters' case included. */
export const staticFileFinder = (projectRoot: string) => (address: string) => {
  const { dir, base } = path.posix.parse(path.posix.normalize(address));
  return filesBelow(path.join(projectRoot, 'static', dir)).includes(base);
};
