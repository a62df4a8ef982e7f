/** `npm run content:schemas`: writes what editors complete and check the files of data/ by. */
import * as fs from 'node:fs';
import { SCHEMA_FOLDER, SETTINGS_FILE, withSchemas, writeSchemas } from './editor/schemaFiles';

console.log(`${writeSchemas(process.cwd())} schemas in ${SCHEMA_FOLDER}.`);

const settings = fs.readFileSync(SETTINGS_FILE, 'utf8');
const current = withSchemas(settings);
if (current !== settings) {
  fs.writeFileSync(SETTINGS_FILE, current);
  console.log(`${SETTINGS_FILE} names them.`);
}
