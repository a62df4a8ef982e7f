/** Writes the JSON Schemas for editors, and their entries in VS Code's settings. */
import fs from 'node:fs';
import path from 'node:path';
import {
  pictureLister,
  readContentFile,
  readSources,
} from '../../plugins/gatsby-plugin-content-check';
import { isRecord } from '../../src/basics/isRecord';
import { kindOfFile, kinds } from '../../src/content/kinds';
import { PICTURE_FOLDER } from '../../src/content/model/pictureFields';
import { wordsOf } from '../../src/content/model/translation';
import { pathsOf, slugOf } from '../../src/content/pages/entries';
import { translationFile } from '../../src/content/text/languages';
import { jsonSchema, type LiveNames } from './jsonSchema';

/** Relative to the project. Not in Git, since the schemas depend on `data/`. */
const SCHEMA_FOLDER = '.content/schemas';

/** The schemas of every kind and of its translations, each with the pattern of its files. */
const editorSchemas = kinds.flatMap(({ name, file, folder = '', schema, about }) => {
  const files = file ?? `${folder}/*.{yaml,yml}`;
  const schemaFile = `${SCHEMA_FOLDER}/${name}`;
  const words = { schema: wordsOf(schema), about };
  return [
    { kind: { schema, about }, schemaFile: `${schemaFile}.json`, files },
    { kind: words, schemaFile: `${schemaFile}.words.json`, files: translationFile(files, '??') },
  ];
});

/** Reads the values for references, links and pictures, even from files with mistakes. */
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

/** Writes all schemas. */
export function writeSchemas(projectRoot: string): void {
  const live = liveNames(projectRoot);
  fs.mkdirSync(path.join(projectRoot, SCHEMA_FOLDER), { recursive: true });
  for (const { kind, schemaFile } of editorSchemas) {
    const text = `${JSON.stringify(jsonSchema(kind, live), null, 2)}\n`;
    fs.writeFileSync(path.join(projectRoot, schemaFile), text);
  }
}

export const SETTINGS_FILE = '.vscode/settings.json';

/**
 * Replaces `yaml.schemas`, which maps schemas to files for the YAML extension, in the text of the settings.
 * @throws Error if the text is not a JSON object
 */
export function withSchemas(settings: string): string {
  const former: unknown = JSON.parse(settings);
  if (!isRecord(former)) throw new Error(`${SETTINGS_FILE} must hold a JSON object.`);
  const schemas = editorSchemas.map(({ schemaFile, files }) => [`./${schemaFile}`, files]);
  const current = { ...former, 'yaml.schemas': Object.fromEntries(schemas) };
  return `${JSON.stringify(current, null, 2)}\n`;
}
