/** Programs that the scripts start, and their orderly end. */
import { spawn, spawnSync } from 'node:child_process';

/** How long a program may take to end before it is ended by force. */
const GRACE_MILLISECONDS = 5000;

const IS_WINDOWS = process.platform === 'win32';

export interface RunningProgram {
  /** Its exit code once it has ended; 1 when a signal ended it. */
  exitCode: Promise<number>;
  /** Ends it with everything that it has started, and waits for that. */
  end: () => Promise<void>;
}

/** Starts a Node program that writes to this terminal without reading from it, and ends it with this process. */
export function startNodeProgram(
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): RunningProgram {
  // A group of its own takes in what the program starts itself. Windows has none, but knows the tree of parents;
  // there "detached" would open a window.
  const child = spawn(process.execPath, args, {
    ...options,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: !IS_WINDOWS,
  });
  const signalGroup = (signal: NodeJS.Signals) => {
    if (child.pid === undefined) return;
    if (IS_WINDOWS) {
      spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore' });
      return;
    }
    try {
      process.kill(-child.pid, signal);
    } catch {
      // The group has ended already.
    }
  };
  const killOnExit = () => signalGroup('SIGKILL');
  process.once('exit', killOnExit);
  const exitCode = new Promise<number>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
  const end = async () => {
    signalGroup('SIGTERM');
    const force = setTimeout(killOnExit, GRACE_MILLISECONDS);
    await exitCode;
    clearTimeout(force);
    // The program itself has ended; what it started may have been left behind.
    killOnExit();
    process.off('exit', killOnExit);
  };
  return { exitCode, end };
}
