/** Makes one script of what runs in the pages. */
import path from 'node:path';
import { buildSync } from 'esbuild';

/** @param name of a file in engine-tests/inPage */
export function inPageScript(name: 'recorder' | 'tools'): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, '../inPage', `${name}.ts`)],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"', process: '{"env":{}}' },
  });
  const [script] = outputFiles;
  if (!script) throw new Error(`esbuild made nothing of ${name}.`);
  return script.text;
}
