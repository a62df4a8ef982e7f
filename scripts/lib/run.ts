import { spawn } from 'child_process';

/**
 * Runs a command in this terminal.
 * @param environment added to this process's own
 * @returns its exit code; 1 where it was killed or could not be started
 */
export const run = (
  command: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
