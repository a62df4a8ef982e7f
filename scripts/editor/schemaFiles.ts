/** Writes the JSON Schemas for editors, and says which files each is for. */
import * as fs from 'fs';
import * as path from 'path';
import { isRecord } from '../../src/content/introspect';
import type { Kind } from '../../src/content/kind';
import { kinds } from '../../src/content/kinds';
import { translationFile } from '../../src/content/languages';
import { wordsOf } from '../../src/content/translation';
import { jsonSchema } from './jsonSchema';
import { liveNames } from './liveNames';

/** Folder of the schemas, relative to the project. Not in Git: `data/` decides what is in it. */
export const SCHEMA_FOLDER = '.content/schemas';

/** A schema, and the files that it is for. */
interface EditorSchema {
  kind: Pick<Kind, 'schema' | 'about'>;
  /** Path of the schema, relative to the project. */
  schemaFile: string;
  /** Pattern of the paths of the files. */
  files: string;
}

/** Every kind's schema, and that of its translations. */
const editorSchemas = kinds.flatMap(
  ({ name, file, folder = '', schema, about }): EditorSchema[] => {
    const files = file ?? `${folder}/*.{yaml,yml}`;
    return [
      { kind: { schema, about }, schemaFile: `${SCHEMA_FOLDER}/${name}.json`, files },
      {
        kind: { schema: wordsOf(schema), about },
        schemaFile: `${SCHEMA_FOLDER}/${name}.words.json`,
        files: translationFile(files, '??'),
      },
    ];
  },
);

/** Writes all schemas. Returns their number. */
export function writeSchemas(projectRoot: string): number {
  const live = liveNames(projectRoot);
  fs.mkdirSync(path.join(projectRoot, SCHEMA_FOLDER), { recursive: true });
  for (const { kind, schemaFile } of editorSchemas) {
    const text = `${JSON.stringify(jsonSchema(kind, live), null, 2)}\n`;
    fs.writeFileSync(path.join(projectRoot, schemaFile), text);
  }
  return editorSchemas.length;
}

/** Path of VS Code's settings, which are in Git, relative to the project. */
export const SETTINGS_FILE = '.vscode/settings.json';

/**
 * The text of the settings with today's schemas: `yaml.schemas` of VS Code's YAML extension says which
 * schema is for which files. Throws where the text is no JSON object.
 */
export function withSchemas(settings: string): string {
  const read: unknown = JSON.parse(settings);
  if (!isRecord(read)) throw new Error(`${SETTINGS_FILE} must hold a JSON object.`);
  const schemas = editorSchemas.map(({ schemaFile, files }) => [`./${schemaFile}`, files]);
  const current = { ...read, 'yaml.schemas': Object.fromEntries(schemas) };
  return `${JSON.stringify(current, null, 2)}\n`;
}
