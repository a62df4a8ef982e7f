/** `npm run content:schemas`: writes what editors complete and check the files of data/ by. */
import fs from 'node:fs';
import { SCHEMA_FOLDER, SETTINGS_FILE, withSchemas, writeSchemas } from './editor/schemaFiles';

fs.writeFileSync(SETTINGS_FILE, withSchemas(fs.readFileSync(SETTINGS_FILE, 'utf8')));
console.log(`${writeSchemas(process.cwd())} schemas in ${SCHEMA_FOLDER}.`);
