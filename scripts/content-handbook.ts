/** `npm run content:handbook`: writes data/FIELDS.md from the model. */
import fs from 'node:fs';
import { FIELDS_PAGE, fieldsPage } from './handbook/fieldsPage';

fs.writeFileSync(FIELDS_PAGE, fieldsPage());
console.log(`${FIELDS_PAGE} is up to date.`);
