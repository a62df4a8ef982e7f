/** Reads the check's input from the disk. */
import fs from 'node:fs';
import path from 'node:path';
import { kindOfFile, YAML_FILE } from '../../../../src/content/kinds';
import { filesBelow } from '../../../generatedFiles';
import type { Diagnosis } from '../yaml/finding';
import type { Source } from './checkSources';
import { slugLine } from './contentFile';

/** Editors and /admin write to files with such names, then rename them. */
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

/** Lists the files of `static/` by address: `/report.pdf`. */
export const staticFilesOf = (projectRoot: string): string[] =>
  filesBelow(path.join(projectRoot, 'static')).map((file) => `/${file}`);

/** Backups and temporary files. */
const LITTER = /~$|\.(?:bak|old|orig|rej|save|swp|te?mp)$/i;

/** A mistyped extension: `risk.yaml.txt`, `risk.yam`. */
const NEARLY_YAML = /\.ya?ml[^/]*$|\.y[aml]+$/i;

/** A name that a plain-text editor may give to a YAML file. */
const PLAIN_TEXT = /(?:^|\/)[^./]+(?:\.(?:txt|text|md))?$/i;

/** Reports files of `data/` that are ignored because of their extension. */
export function unreadFiles(
  projectRoot: string,
): (readonly [file: string, diagnosis: Diagnosis])[] {
  const names = filesBelow(path.join(projectRoot, 'data'));
  const rightName = (name: string) => `${name.replace(/\.[^/]*$/, '')}.yaml`;
  const hasFields = (name: string) =>
    slugLine(readSource(projectRoot, `data/${name}`).text) !== undefined;
  const isUnread = (name: string) =>
    NEARLY_YAML.test(name) ||
    (PLAIN_TEXT.test(name) && kindOfFile(`data/${rightName(name)}`) && hasFields(name));
  return names
    .filter((name) => !YAML_FILE.test(name) && !isHidden(name) && !LITTER.test(name))
    .filter(isUnread)
    .map((name) => {
      const right = rightName(name);
      const message = 'Nobody reads this file: its name does not end in ".yaml".';
      const expected = names.includes(right)
        ? `Delete it, if data/${right} is the right one.`
        : `Rename it to data/${right}. Windows and macOS hide the ends of names until you let them show.`;
      return [`data/${name}`, { message, expected, isAdvice: true }];
    });
}
