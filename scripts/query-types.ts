/** `npm run query:types`: writes the types of what the queries bring, after a query or a kind has changed. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { QUERY_TYPES, queryTypesOf } from './lib/queryTypes';

const types = queryTypesOf(process.cwd());
if (existsSync(QUERY_TYPES) && readFileSync(QUERY_TYPES, 'utf8') === types) {
  console.log(`${QUERY_TYPES} is up to date.`);
} else {
  writeFileSync(QUERY_TYPES, types);
  console.log(`Wrote ${QUERY_TYPES}.`);
}
