import { execFileSync } from 'child_process';
import * as fs from 'fs';
import * as path from 'path';

/** What a Git command prints; undefined where it fails, or where the project has no repository of its own. */
export function git(projectRoot: string, args: readonly string[]): string | undefined {
  if (!fs.existsSync(path.join(projectRoot, '.git'))) return undefined;
  try {
    return execFileSync('git', ['-C', projectRoot, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 2000,
    });
  } catch {
    return undefined;
  }
}
