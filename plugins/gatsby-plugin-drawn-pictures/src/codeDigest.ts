import * as fs from 'fs';
import * as path from 'path';
import { fingerprint } from './generatedFiles';

/**
 * A short text that changes with the code in these folders. What the code has made need not be made again
 * to see whether it is still the same.
 */
export function codeDigest(...folders: string[]): string {
  const files = folders
    .flatMap((folder) => fs.readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((found) => found.isFile())
    .map((found) => path.join(found.parentPath, found.name))
    .sort();
  return fingerprint(...files.map((file) => fs.readFileSync(file)));
}
