import { execFileSync } from 'node:child_process';

/**
 * Runs a program of scripts/ and gives the JSON that it prints: for packages that jest, which has no
 * ES modules, cannot load.
 */
export function runScript<Output>(script: string, args: string[] = [], input = ''): Output {
  const text = execFileSync(process.execPath, ['--import', 'tsx', script, ...args], {
    encoding: 'utf8',
    input,
  });
  const output: Output = JSON.parse(text);
  return output;
}
