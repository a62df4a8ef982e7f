import fs from 'node:fs';
import path from 'node:path';
import { YAML_FILE } from '../../../../src/content/kinds';
import { filesBelow } from '../../../generatedFiles';
import type { Source } from './checkSources';
import type { Surroundings } from './rule';

/** Editors and /admin write to hidden files, then rename them. */
const isHidden = (file: string): boolean => path.posix.basename(file).startsWith('.');

/** Never throws: a file that cannot be read is returned with the reason. */
function readSource(projectRoot: string, file: string): Source {
  try {
    return { file, text: fs.readFileSync(path.join(projectRoot, file), 'utf8') };
  } catch (error) {
    const unreadable = error instanceof Error ? error.message : String(error);
    return { file, text: '', unreadable };
  }
}

/** Reads every YAML file below `data/`, in alphabetical order. */
export const readSources = (projectRoot: string): Source[] =>
  filesBelow(path.join(projectRoot, 'data'))
    .filter((name) => YAML_FILE.test(name) && !isHidden(name))
    .map((name) => readSource(projectRoot, `data/${name}`));

/** Returns a function that lists the files directly in a folder. */
export const pictureLister = (projectRoot: string) => (folder: string) =>
  filesBelow(path.join(projectRoot, folder)).filter(
    (name) => !name.includes('/') && !isHidden(name),
  );

/** Lists the addresses of the files in `static/`, like `/report.pdf`. */
export const staticFilesOf = (projectRoot: string): string[] =>
  filesBelow(path.join(projectRoot, 'static')).map((file) => `/${file}`);

const NEARLY_YAML = /\.ya?ml\.(?:txt|text|md)$|\.y[aml]+$/i;

/** Reports files of `data/` that are ignored because of their extension. */
export function unreadFiles(projectRoot: string): Surroundings['noticed'] {
  const names = filesBelow(path.join(projectRoot, 'data'));
  return names
    .filter((name) => NEARLY_YAML.test(name) && !YAML_FILE.test(name) && !isHidden(name))
    .map((name) => {
      const right = name.replace(/\.[^/]*$/, '.yaml');
      const message = 'Nobody reads this file: its name does not end in ".yaml".';
      const expected = names.includes(right)
        ? `Delete it, if data/${right} is the right one.`
        : `Rename it to data/${right}. Windows and macOS hide the ends of names until you let them show.`;
      return [`data/${name}`, { message, expected, isAdvice: true }];
    });
}
