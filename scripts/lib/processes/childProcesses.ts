/** Starts child processes and stops them with everything that they have started. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import spawn from 'cross-spawn';

/** How long a program may take to stop before it is killed. */
const GRACE_MILLISECONDS = 5000;

const IS_WINDOWS = process.platform === 'win32';

export interface RunningProgram {
  /** The exit code, once the program has exited; 1 if a signal ended it. */
  exitCode: Promise<number>;
  /** Stops it and everything that it has started, and waits until they are gone. */
  end: () => Promise<void>;
}

const END_WITH_PARENT = pathToFileURL(path.join(__dirname, 'endWithParent.mjs')).href;

interface ProgramOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Called with each piece of its output, which otherwise goes to this terminal. */
  onOutput?: (text: Buffer) => void;
  /** Its standard input: a pipe that closes when this process is gone; otherwise nothing. */
  input?: 'pipe' | 'ignore';
}

/** Starts a program that cannot read from this terminal, and is killed when this process exits. */
export function startProgram(
  command: string,
  args: readonly string[],
  { onOutput, input = 'ignore', ...options }: ProgramOptions = {},
): RunningProgram {
  const output = onOutput ? 'pipe' : 'inherit';
  // A process group of its own includes the program's children. On Windows, where "detached" would open a window,
  // taskkill follows the tree of parents instead.
  const child = spawn(command, args, {
    ...options,
    stdio: [input, output, output],
    detached: !IS_WINDOWS,
  });
  if (onOutput) {
    child.stdout?.on('data', onOutput);
    child.stderr?.on('data', onOutput);
    child.once('error', ({ message }) => onOutput(Buffer.from(message)));
  }
  const signalGroup = (signal: NodeJS.Signals) => {
    if (child.pid === undefined) return;
    if (IS_WINDOWS) {
      spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore' });
      return;
    }
    try {
      process.kill(-child.pid, signal);
    } catch {
      // The group is gone already.
    }
  };
  const killOnExit = () => signalGroup('SIGKILL');
  process.once('exit', killOnExit);
  const exitCode = new Promise<number>((resolve) => {
    child.once('error', () => resolve(1));
    child.once(onOutput ? 'close' : 'exit', (code: number | null) => resolve(code ?? 1));
  });
  const end = async () => {
    // As Ctrl+C does: on SIGTERM, Playwright leaves its web server running.
    signalGroup('SIGINT');
    const force = setTimeout(killOnExit, GRACE_MILLISECONDS);
    await exitCode;
    clearTimeout(force);
    // The program has exited, but its children may still run.
    killOnExit();
    process.off('exit', killOnExit);
  };
  return { exitCode, end };
}

/** Starts a Node program, as startProgram does. It ends with this process, even if that is killed. */
export const startNodeProgram = (
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): RunningProgram =>
  startProgram(process.execPath, ['--import', END_WITH_PARENT, ...args], {
    ...options,
    env: { ...options.env, END_WITH_PARENT: 'true' },
    input: 'pipe',
  });
