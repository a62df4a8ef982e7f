/**
 * `npm run query:types`: writes the types of what the queries give, after a query or a kind has changed.
 * `-- --check`, part of `npm run check:types`, says whether they are stale.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { QUERY_TYPES, queryTypesOf } from './lib/queryTypes';

const types = queryTypesOf(process.cwd());
const isFresh = existsSync(QUERY_TYPES) && readFileSync(QUERY_TYPES, 'utf8') === types;

if (!process.argv.includes('--check')) {
  writeFileSync(QUERY_TYPES, types);
  console.log(`${QUERY_TYPES} ${isFresh ? 'was' : 'is now'} up to date.`);
} else if (!isFresh) {
  console.error(`${QUERY_TYPES} is stale: a query or a kind has changed. Run npm run query:types.`);
  process.exitCode = 1;
}
