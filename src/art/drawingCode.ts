import * as fs from 'fs';
import * as path from 'path';
import { fingerprint } from '../build/generatedFiles';

/** Folder of everything that decides what is drawn, relative to the project. */
const FOLDER = 'src/art';

/**
 * A short text that changes with the code that draws. Whoever keeps drawings need not draw each one
 * again to see whether it is still the same.
 */
export function drawingCode(project: string): string {
  const folder = path.join(project, FOLDER);
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => path.join(found.parentPath, found.name))
    .sort();
  return fingerprint(...files.map((file) => fs.readFileSync(file)));
}
