/** Reads from disk what the check looks at, and notices files of `data/` that it does not read. */
import fs from 'node:fs';
import path from 'node:path';
import { kindOfAnyFile, YAML_FILE } from '../../../../src/content/kinds';
import { filesBelow } from '../../../shared/generatedFiles';
import type { Source } from './readContentFile';
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

/** The name that a file should have: only known endings go, "risk.v2.yaml.txt" is "risk.v2.yaml". */
const rightName = (name: string): string =>
  `${[NEARLY_YAML, OTHER_FORMAT, YAML_FILE].reduce((left, ending) => left.replace(ending, ''), name)}.yaml`;

/** True for a file in a folder of content that was surely meant to be an entry, though in another format. */
const isContent = (name: string, right: string): boolean =>
  OTHER_FORMAT.test(name) &&
  !/^readme\./i.test(path.posix.basename(name)) &&
  kindOfAnyFile(`data/${right}`) !== undefined;

/** Reports files of `data/` that are ignored because of their extension. */
export function unreadFiles(projectRoot: string): Surroundings['noticed'] {
  const names = filesBelow(path.join(projectRoot, 'data'));
  return names.flatMap((name) => {
    const right = rightName(name);
    const isYaml = NEARLY_YAML.test(name);
    if (YAML_FILE.test(name) || isHidden(name) || !(isYaml || isContent(name, right))) return [];
    const message = 'Nobody reads this file: its name does not end in ".yaml".';
    const advise = (expected: string) =>
      [`data/${name}`, { message, expected, isAdvice: true }] as const;
    if (names.includes(right)) return [advise(`Delete it, if data/${right} is the right one.`)];
    const isWords = !isYaml && !/\.json$/i.test(name);
    const expected = isWords
      ? `Write its words into data/${right}, field by field, as the files beside it do.`
      : `Rename it to data/${right}. Windows and macOS hide the ends of names until you let them show.`;
    return [advise(expected)];
  });
}
