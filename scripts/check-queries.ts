/**
 * Part of `npm run check:types`: the types of the queries are those of the queries and the model as they
 * are, and no query asks for what nothing uses.
 */
import { existsSync, readFileSync } from 'node:fs';
import { QUERY_TYPES, queryTypesOf } from './lib/queryTypes';
import { unusedFields } from './lib/unusedFields';

const project = process.cwd();
const isFresh =
  existsSync(QUERY_TYPES) && readFileSync(QUERY_TYPES, 'utf8') === queryTypesOf(project);
if (!isFresh) {
  console.error(`${QUERY_TYPES} is stale: a query or a kind has changed. Run npm run query:types.`);
}
const unused = isFresh ? unusedFields(project) : [];
for (const field of unused) {
  console.error(`Nothing uses ${field}. Take it out of the query and run npm run query:types.`);
}
if (!isFresh || unused.length > 0) process.exitCode = 1;
