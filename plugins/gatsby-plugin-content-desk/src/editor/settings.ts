/** Keeps the settings of VS Code, which are in Git, in step with the model. Pure. */
import { schemaSetting } from './schemaFiles';

/** Path of the settings, relative to the project. */
export const SETTINGS_FILE = '.vscode/settings.json';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text of the settings with today's schemas. Throws where the text is no JSON object. */
export function withSchemas(settings: string): string {
  const read: unknown = JSON.parse(settings);
  if (!isRecord(read)) throw new Error(`${SETTINGS_FILE} must hold a JSON object.`);
  return `${JSON.stringify({ ...read, 'yaml.schemas': schemaSetting() }, null, 2)}\n`;
}
