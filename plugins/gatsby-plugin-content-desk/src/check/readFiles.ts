/** Reads what the check looks at from the disk. */
import * as fs from 'fs';
import * as path from 'path';
import { YAML_FILE } from '../../../../src/content/kinds';
import type { Source } from './checkSources';

/** The names in a folder; none where there is no such folder. */
function namesIn(folder: string): fs.Dirent[] {
  try {
    return fs.readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Every YAML file below `data/` in alphabetical order; never throws for a file that it cannot read. */
export function readSources(projectRoot: string): Source[] {
  const walk = (folder: string): string[] =>
    namesIn(path.join(projectRoot, folder)).flatMap((found) => {
      const name = `${folder}/${found.name}`;
      if (found.isDirectory()) return walk(name);
      // Editors and forms write under such names before they rename.
      return YAML_FILE.test(found.name) && !found.name.startsWith('.') ? [name] : [];
    });
  return walk('data')
    .sort()
    .map((file) => {
      try {
        return { file, text: fs.readFileSync(path.join(projectRoot, file), 'utf8') };
      } catch (error) {
        return { file, text: '', fault: error instanceof Error ? error.message : String(error) };
      }
    });
}

/** Lists folders once each: the check asks for the same one again and again. */
export function pictureLister(projectRoot: string): (folder: string) => readonly string[] {
  const listed = new Map<string, readonly string[]>();
  return (folder) => {
    const known = listed.get(folder);
    if (known) return known;
    const names = namesIn(path.join(projectRoot, folder))
      .filter((found) => found.isFile() && !found.name.startsWith('.'))
      .map(({ name }) => name)
      .sort();
    listed.set(folder, names);
    return names;
  };
}

/** Tells whether `static/` holds a file, its letters' case included. */
export const staticFileFinder =
  (projectRoot: string) =>
  (address: string): boolean => {
    const inside = path.posix.normalize(address);
    const folder = path.join(projectRoot, 'static', path.posix.dirname(inside));
    return namesIn(folder).some(
      (found) => found.isFile() && found.name === path.posix.basename(inside),
    );
  };
