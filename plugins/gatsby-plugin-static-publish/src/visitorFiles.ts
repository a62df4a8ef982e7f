import * as fs from 'fs';
import * as path from 'path';

/**
 * What Gatsby leaves in public/ for its own use: build statistics, and the worker files of a script
 * strategy that this site does not use.
 */
const BUILD_FILES = ['webpack.stats.json', 'chunk-map.json', '~partytown'];

/** Source maps hold the sources and the folders of the machine that built them. */
const isSourceMap = (file: string) => file.endsWith('.map');

/**
 * Removes from `folder` (public/) what no visitor's browser asks for. Gatsby writes again what it
 * needs at the next build.
 */
export function keepVisitorFiles(folder: string): void {
  for (const name of BUILD_FILES) {
    fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  for (const name of fs.readdirSync(folder)) {
    if (isSourceMap(name)) fs.rmSync(path.join(folder, name));
  }
}

/** Scripts that are named after their content, and what stands beside them. */
const SCRIPT_OF_A_BUILD = /-[0-9a-f]{20}\.js(\.LICENSE\.txt|\.map)?$/;

/**
 * Removes the scripts of former builds from `folder` (public/), where Gatsby would let them gather.
 * Called before a build: webpack writes those that are still in use again.
 */
export function removeFormerScripts(folder: string): void {
  if (!fs.existsSync(folder)) return;
  for (const name of fs.readdirSync(folder)) {
    if (SCRIPT_OF_A_BUILD.test(name)) fs.rmSync(path.join(folder, name));
  }
}
