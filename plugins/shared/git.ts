import { execFileSync } from 'node:child_process';

/** A large repository on a slow disk takes several seconds the first time. */
export const MOST_GIT_SECONDS = 10;

/**
 * Returns the output of a Git command.
 * @throws Error if Git fails, is missing (ENOENT) or takes too long (ETIMEDOUT)
 */
export const git = (project: string, args: readonly string[], input?: string): Buffer =>
  execFileSync('git', ['-C', project, ...args], {
    input,
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: MOST_GIT_SECONDS * 1000,
    maxBuffer: Infinity,
  });
