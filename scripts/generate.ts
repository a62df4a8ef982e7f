/**
 * `npm run generate`: writes the generated files that are in Git; `npm run generate fonts` only the fonts.
 * `schemas`: JSON Schemas for completion in editors of data/, and their entries in VS Code's settings. `handbook`:
 * data/FIELDS.md, from the model. `fonts`: the font files of all languages, after a change in a faces.json or a
 * package.
 */
import fs from 'node:fs';
import { SETTINGS_FILE, withSchemas, writeSchemas } from './editor/schemaFiles';
import { FIELDS_PAGE, fieldsPage } from './handbook/fieldsPage';
import { readCommandLine } from './lib/processes/commandLine';
import { runMain } from './lib/processes/run';
import { cutFonts } from './lib/site/fonts';

const makers: Readonly<Record<string, () => unknown>> = {
  schemas: () => {
    fs.writeFileSync(SETTINGS_FILE, withSchemas(fs.readFileSync(SETTINGS_FILE, 'utf8')));
    writeSchemas(process.cwd());
  },
  handbook: () => fs.writeFileSync(FIELDS_PAGE, fieldsPage()),
  fonts: cutFonts,
};

runMain(async () => {
  const names = Object.keys(makers);
  const { words } = readCommandLine({
    usage: `npm run generate [${names.join('|')}]`,
    options: {},
    words: names,
  });
  for (const name of words.length > 0 ? words : names) {
    await makers[name]?.();
    console.log(`${name}: written`);
  }
});
