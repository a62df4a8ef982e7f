/** Writes the JSON Schemas for editors, and says which files each is for. */
import * as fs from 'fs';
import * as path from 'path';
import { Collection } from '../../../../src/content/fields';
import { collections } from '../../../../src/content/kinds';
import { jsonSchema } from './jsonSchema';
import { liveNames } from './liveNames';

/** Folder of the schemas, relative to the project. Not in Git: `data/` decides what is in it. */
export const SCHEMA_FOLDER = '.content/schemas';

const schemaFile = ({ name }: Collection): string => `${SCHEMA_FOLDER}/${name}.json`;

const filesOf = ({ file, folder = '' }: Collection): string => file ?? `${folder}/*.{yaml,yml}`;

/** The setting `yaml.schemas` of VS Code's YAML extension: which schema is for which files. */
export const schemaSetting = (): Record<string, string> =>
  Object.fromEntries(
    collections.map((collection) => [`./${schemaFile(collection)}`, filesOf(collection)]),
  );

/** Writes all schemas; gives their number. */
export function writeSchemas(projectRoot: string): number {
  const live = liveNames(projectRoot);
  fs.mkdirSync(path.join(projectRoot, SCHEMA_FOLDER), { recursive: true });
  for (const collection of collections) {
    const text = `${JSON.stringify(jsonSchema(collection, live), null, 2)}\n`;
    fs.writeFileSync(path.join(projectRoot, schemaFile(collection)), text);
  }
  return collections.length;
}
