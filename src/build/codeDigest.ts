import * as fs from 'fs';
import * as path from 'path';
import { fingerprint } from './generatedFiles';

/**
 * A short text that changes with the code in a folder. What the code has made need not be made again
 * to see whether it is still the same.
 */
export function codeDigest(folder: string): string {
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => path.join(found.parentPath, found.name))
    .sort();
  return fingerprint(...files.map((file) => fs.readFileSync(file)));
}
