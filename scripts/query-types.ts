/**
 * `npm run query:types`: writes the types of what the queries give, after a query or a kind has changed.
 * `-- --check`, part of `npm run check:types`: are they stale, and does a query ask for what nothing uses?
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { QUERY_TYPES, queryTypesOf } from './lib/queryTypes';
import { unusedFields } from './lib/unusedFields';

const project = process.cwd();
const types = queryTypesOf(project);
const isFresh = existsSync(QUERY_TYPES) && readFileSync(QUERY_TYPES, 'utf8') === types;

if (!process.argv.includes('--check')) {
  writeFileSync(QUERY_TYPES, types);
  console.log(`${QUERY_TYPES} ${isFresh ? 'was' : 'is now'} up to date.`);
} else if (!isFresh) {
  console.error(`${QUERY_TYPES} is stale: a query or a kind has changed. Run npm run query:types.`);
  process.exitCode = 1;
} else {
  for (const field of unusedFields(project)) {
    console.error(`Nothing uses ${field}. Take it out of the query and run npm run query:types.`);
    process.exitCode = 1;
  }
}
