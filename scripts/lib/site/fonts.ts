/** Subsets the site's fonts, taken from npm packages, as each language's faces.json specifies. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Faces, FontFamily, FontFile } from '../../../src/theme/fonts/faces';
import { charactersIn } from '../../../src/theme/fonts/unicodeRange';

/** The folder with a subfolder for each language. */
const FONTS = path.join(__dirname, '../../../src/theme/fonts');

/** Returns the path of a package's file, in whichever node_modules it is: in a workspace it is above. */
function packageFile(name: string): string {
  const paths = (require.resolve.paths(name) ?? []).map((folder) => path.join(folder, name));
  return paths.find((file) => existsSync(file)) ?? name;
}

/** The module that imports the files of all languages for the pages' CSS. */
export const LANGUAGES = path.join(FONTS, 'languages.ts');

/** The module that lists the fonts' characters, for code that does not load the fonts. */
export const CHARACTERS = path.join(FONTS, 'characters.ts');

interface LanguageFolder {
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

const rangeOf = (faces: Faces, { characters = faces.characters }: FontFile) => characters;

/** Subsets a font to the characters and weights that the design uses. */
export function cutFont(faces: Faces, file: FontFile): Promise<Buffer> {
  const weights = file.weights.flatMap((range) => range.split(' ').map(Number));
  // The packages put the axes of variable fonts into their file names.
  const isVariable = file.from.includes('-wght-');
  const whole = readFileSync(packageFile(file.from));
  const weight = { min: Math.min(...weights), max: Math.max(...weights) };
  // A variable, because the package's types lack the last two options.
  const options = {
    targetFormat: 'woff2' as const,
    ...(isVariable && { variationAxes: { wght: weight } }),
    // Alternates of Latin letters are a third of a file and unused, but joined scripts need theirs.
    noLayoutClosure: !faces.isJoined,
    // A fifth of a file, and only the oldest of today's renderers reads hints (docs/decisions/0019-fonts.md).
    noHinting: true,
    keepFeatures: file.features,
  };
  return subsetFont(whole, charactersIn(rangeOf(faces, file)).join(''), options);
}

/** Returns the text of languages.ts, which imports each file so that webpack finds it. */
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
    '/** Written by `npm run generate fonts`: the folders beside this file. */',
    ...imports,
    "import type { LanguageFonts } from './faces';",
    '',
    'export const languages: Readonly<Record<string, LanguageFonts>> = {',
    ...entries,
    '};',
    '',
  ].join('\n');
}

/** The text of characters.ts: the ranges that both families cover. */
export function charactersModule(folders: readonly LanguageFolder[]): string {
  const lines = folders.map(({ language, faces }) => {
    const rangesOf = ({ files }: FontFamily) =>
      new Set(files.flatMap((file) => rangeOf(faces, file).split(', ')));
    const inText = rangesOf(faces.families.text);
    const inBoth = [...rangesOf(faces.families.display)].filter((range) => inText.has(range));
    return `  ${language}: '${inBoth.join(', ')}',`;
  });
  return [
    '/** Written by `npm run generate fonts`: the characters in the fonts of each language, in the syntax of `unicode-range`. */',
    'export const characters: Readonly<Record<string, string>> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

/** Writes every language's font files, then the two generated modules. */
export async function cutFonts(): Promise<void> {
  const folders = languageFolders();
  for (const { language, folder, faces } of folders) {
    for (const file of filesOf(faces)) {
      const part = await cutFont(faces, file);
      writeFileSync(path.join(folder, file.file), part);
      console.log(`${language}/${file.file}: ${part.length} bytes`);
    }
  }
  writeFileSync(LANGUAGES, languagesModule(folders));
  writeFileSync(CHARACTERS, charactersModule(folders));
}
