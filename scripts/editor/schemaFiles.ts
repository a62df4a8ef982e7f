/** Writes the JSON Schemas for editors, and says which files each is for. */
import fs from 'node:fs';
import path from 'node:path';
import { readContentFile } from '../../plugins/gatsby-plugin-content-check/src/check/contentFile';
import {
  pictureLister,
  readSources,
} from '../../plugins/gatsby-plugin-content-check/src/check/readFiles';
import { pathsOf, slugOf } from '../../src/content/entries';
import { isRecord } from '../../src/content/introspect';
import { kindOfFile, kinds } from '../../src/content/kinds';
import { translationFile } from '../../src/content/languages';
import { PICTURE_FOLDER } from '../../src/content/sharedFields';
import { wordsOf } from '../../src/content/translation';
import { jsonSchema, type LiveNames } from './jsonSchema';

/** Folder of the schemas, relative to the project. Not in Git: `data/` decides what is in it. */
export const SCHEMA_FOLDER = '.content/schemas';

/** The schema of every kind, and that of its translations, with the pattern of the files that each is for. */
const editorSchemas = kinds.flatMap(({ name, file, folder = '', schema, about }) => {
  const files = file ?? `${folder}/*.{yaml,yml}`;
  const schemaFile = `${SCHEMA_FOLDER}/${name}`;
  const words = { schema: wordsOf(schema), about };
  return [
    { kind: { schema, about }, schemaFile: `${schemaFile}.json`, files },
    { kind: words, schemaFile: `${schemaFile}.words.json`, files: translationFile(files, '??') },
  ];
});

/** Reads the names that references, links and pictures can have. Files that are broken give what they can. */
export function liveNames(projectRoot: string): LiveNames {
  const entries: Record<string, Record<string, string>> = {};
  const addresses = kinds.flatMap(({ page }) => page?.path ?? []);
  for (const { file, text } of readSources(projectRoot)) {
    const kind = kindOfFile(file);
    const entry = kind && readContentFile(file, text, kind);
    const slug = entry && slugOf(entry);
    if (!entry || slug === undefined) continue;
    const { content } = entry;
    (entries[entry.kind] ??= {})[slug] = ('name' in content && content.name) || slug;
    addresses.push(...pathsOf(entry));
  }
  const pictures = { [PICTURE_FOLDER]: pictureLister(projectRoot)(PICTURE_FOLDER) };
  return { entries, addresses, pictures };
}

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
