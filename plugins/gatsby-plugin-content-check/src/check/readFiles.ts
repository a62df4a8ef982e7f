import fs from 'node:fs';
import path from 'node:path';
import { kindOfAnyFile, YAML_FILE } from '../../../../src/content/kinds';
import { filesBelow } from '../../../shared/generatedFiles';
import type { Source } from './contentFile';
import { withYamlEnding } from './fileNames';
import type { Surroundings } from './surroundings';

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

/** Formats in which content comes from other systems. JSON is YAML, too. */
const OTHER_FORMAT =
  /\.(?:json5?|jsonc|toml|mdx?|markdown|csv|tsv|xml|html?|rtf|docx?|odt|xlsx?|ods|pages)$/i;

/** True for a file in a folder of content that was surely meant to be an entry. */
const isContent = (name: string): boolean =>
  OTHER_FORMAT.test(name) &&
  !/^readme\./i.test(path.posix.basename(name)) &&
  kindOfAnyFile(withYamlEnding(`data/${name}`)) !== undefined;

/** Reports files of `data/` that are ignored because of their extension. */
export function unreadFiles(projectRoot: string): Surroundings['noticed'] {
  const names = filesBelow(path.join(projectRoot, 'data'));
  return names
    .filter((name) => NEARLY_YAML.test(name) || isContent(name))
    .filter((name) => !YAML_FILE.test(name) && !isHidden(name))
    .map((name) => {
      const right = name.replace(/\.[^/]*$/, '.yaml');
      const message = 'Nobody reads this file: its name does not end in ".yaml".';
      if (isContent(name) && !names.includes(right) && !/\.json$/i.test(name)) {
        const other = `Write its words into data/${right}, field by field, as the files beside it do.`;
        return [`data/${name}`, { message, expected: other, isAdvice: true }];
      }
      const expected = names.includes(right)
        ? `Delete it, if data/${right} is the right one.`
        : `Rename it to data/${right}. Windows and macOS hide the ends of names until you let them show.`;
      return [`data/${name}`, { message, expected, isAdvice: true }];
    });
}
