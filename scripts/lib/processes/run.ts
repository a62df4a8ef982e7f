import spawn from 'cross-spawn';
import { WrongUsage } from './commandLine';

/**
 * Runs a command in this terminal.
 * @param environment added to this process's own
 * @returns its exit code; 1 if it was killed or could not be started
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

/**
 * Runs the `main` of a script. A number that it returns becomes the exit code; a wrong call's is 2.
 * @param failure the exit code if `main` throws anything else
 */
export function runMain(main: () => Promise<unknown>, failure = 1): void {
  main().then(
    (code) => {
      if (typeof code === 'number') process.exitCode = code;
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = error instanceof WrongUsage ? 2 : failure;
    },
  );
}
