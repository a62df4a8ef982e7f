/** Reads what the check needs from the disk. */
import fs from 'node:fs';
import path from 'node:path';
import { kindOfFile, YAML_FILE } from '../../../../src/content/kinds';
import { filesBelow } from '../../../generatedFiles';
import type { Words } from '../yaml/finding';
import type { Source } from './checkSources';
import { slugLine } from './contentFile';

/** Editors and forms write under such names, and then rename. */
const isHidden = (file: string): boolean => path.posix.basename(file).startsWith('.');

/** A file of `data/`. Never throws for one that it cannot read. */
function readSource(projectRoot: string, file: string): Source {
  try {
    return { file, text: fs.readFileSync(path.join(projectRoot, file), 'utf8') };
  } catch (error) {
    const unreadable = error instanceof Error ? error.message : String(error);
    return { file, text: '', unreadable };
  }
}

/** Every YAML file below `data/` in alphabetical order. */
export const readSources = (projectRoot: string): Source[] =>
  filesBelow(path.join(projectRoot, 'data'))
    .filter((name) => YAML_FILE.test(name) && !isHidden(name))
    .map((name) => readSource(projectRoot, `data/${name}`));

/** Lists the files of a folder, without those of its folders. */
export const pictureLister = (projectRoot: string) => (folder: string) =>
  filesBelow(path.join(projectRoot, folder)).filter((one) => !one.includes('/') && !isHidden(one));

/** The files of `static/` by their addresses: `/report.pdf`. */
export const staticFilesOf = (projectRoot: string): string[] =>
  filesBelow(path.join(projectRoot, 'static')).map((file) => `/${file}`);

/** What programs leave behind, and what says by its name that it is a copy put aside. */
const LITTER = /~$|\.(?:bak|old|orig|rej|save|swp|te?mp)$/i;

/** A name that was to end in ".yaml": `risk.yaml.txt`, `risk.yam`. */
const NEARLY_YAML = /\.ya?ml[^/]*$|\.y[aml]+$/i;

/** What an editor of plain texts makes of a file of fields. */
const PLAIN_TEXT = /(?:^|\/)[^./]+(?:\.(?:txt|text|md))?$/i;

/** The files of `data/` that nobody reads because of the ends of their names, with what to do. */
export function unreadFiles(projectRoot: string): (readonly [file: string, words: Words])[] {
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
