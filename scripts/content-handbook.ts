/** `npm run content:handbook`: writes data/README.md from the model. */
import * as fs from 'node:fs';
import { handbook, HANDBOOK_FILE } from './handbook/handbook';

fs.writeFileSync(HANDBOOK_FILE, handbook());
console.log(`${HANDBOOK_FILE} is up to date.`);
