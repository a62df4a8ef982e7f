import { execFileSync } from 'node:child_process';

/**
 * Runs a program of scripts/ and returns the JSON that it prints, for ES modules, which jest cannot load.
 */
export function runScript<Output>(script: string, args: string[] = [], input = ''): Output {
  const text = execFileSync(process.execPath, ['--import', 'tsx', script, ...args], {
    encoding: 'utf8',
    input,
  });
  const output: Output = JSON.parse(text);
  return output;
}
