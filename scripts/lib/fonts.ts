/** Cuts the site's fonts from packages, by the faces.json of each language. */
import { existsSync, readdirSync, readFileSync } from 'fs';
import path from 'path';
import subsetFont from 'subset-font';
import type { Faces, FontFile } from '../../src/theme/fonts/faces';

/** Holds a folder for each language. */
export const FONTS = path.join(__dirname, '../../src/theme/fonts');

const PACKAGES = path.join(__dirname, '../../node_modules');

/** The module through which the pages' CSS finds the folders. */
export const LANGUAGES = path.join(FONTS, 'languages.ts');

export interface LanguageFolder {
  language: string;
  folder: string;
  faces: Faces;
}

/** Reads the faces.json of all languages. */
export function languageFolders(): LanguageFolder[] {
  return readdirSync(FONTS)
    .filter((name) => existsSync(path.join(FONTS, name, 'faces.json')))
    .map((language) => {
      const folder = path.join(FONTS, language);
      const faces: Faces = JSON.parse(readFileSync(path.join(folder, 'faces.json'), 'utf8'));
      return { language, folder, faces };
    });
}

/** The files of both families. */
export const filesOf = ({ families }: Faces): FontFile[] => [
  ...families.display.files,
  ...families.text.files,
];

/** The characters of a `unicode-range`. */
export function charactersIn(range: string): string {
  const codePoints = range.split(',').flatMap((part) => {
    const [first = NaN, last = first] = part
      .trim()
      .replace(/^U\+/, '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...codePoints);
}

/** The characters of a file. */
export const charactersOf = (faces: Faces, { characters = faces.characters }: FontFile) =>
  charactersIn(characters);

/** The font that a file is cut from. */
export const readWholeFont = ({ from }: FontFile): Buffer =>
  readFileSync(path.join(PACKAGES, from));

/** The packages name the axes of variable fonts in the names of their files. */
const isVariable = ({ from }: FontFile) => from.includes('-wght-');

/** Cuts a file: only the characters and weights that the design uses. */
export function cutFont(faces: Faces, file: FontFile): Promise<Buffer> {
  const weights = file.weights.flatMap((range) => range.split(' ').map(Number));
  return subsetFont(readWholeFont(file), charactersOf(faces, file), {
    targetFormat: 'woff2',
    variationAxes: isVariable(file)
      ? { wght: { min: Math.min(...weights), max: Math.max(...weights) } }
      : {},
    // Alternates of Latin letters are a third of a file, and unused. Joined letters are alternates, too.
    noLayoutClosure: !faces.isJoined,
    noHinting: file.isHinted === false,
  });
}

/** The text of languages.ts: what is imported has to be named, for webpack to find it. */
export function languagesModule(folders: readonly LanguageFolder[]): string {
  const imports: string[] = [];
  const entries: string[] = [];
  for (const [index, { language, faces }] of folders.entries()) {
    const names = filesOf(faces).map(({ file }) => file);
    imports.push(`import faces${index} from './${language}/faces.json';`);
    const sorted = [...names].sort();
    for (const [place, file] of sorted.entries()) {
      imports.push(`import file${index}${place} from './${language}/${file}';`);
    }
    entries.push(
      `  ${language}: {`,
      `    faces: faces${index},`,
      '    addresses: {',
      ...sorted.map((file, place) => `      '${file}': file${index}${place},`),
      '    },',
      '  },',
    );
  }
  return [
    '/** Written by `npm run fonts`: the folders beside this file. */',
    ...imports,
    "import type { LanguageFonts } from './faces';",
    '',
    'export const languages: Readonly<Record<string, LanguageFonts>> = {',
    ...entries,
    '};',
    '',
  ].join('\n');
}
