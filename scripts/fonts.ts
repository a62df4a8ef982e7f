/**
 * `npm run fonts`: cuts the font files of all languages from the packages of @fontsource. Run it after a
 * change of a faces.json or of a package. The content check names characters that the fonts lack.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  CHARACTERS,
  charactersModule,
  cutFont,
  filesOf,
  languageFolders,
  LANGUAGES,
  languagesModule,
} from './lib/fonts';

async function main(): Promise<void> {
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

void main();
