/** Starts child processes and stops them with everything that they have started. */
import { spawn, spawnSync } from 'node:child_process';

/** How long a program may take to stop before it is killed. */
const GRACE_MILLISECONDS = 5000;

const IS_WINDOWS = process.platform === 'win32';

export interface RunningProgram {
  /** The exit code, once the program has exited; 1 if a signal ended it. */
  exitCode: Promise<number>;
  /** Stops it and everything that it has started, and waits until they are gone. */
  end: () => Promise<void>;
}

/** Starts a Node program that writes to this terminal but cannot read from it, and is killed when this process exits. */
export function startNodeProgram(
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): RunningProgram {
  // A process group of its own includes the program's children. On Windows, where "detached" would open a window,
  // taskkill follows the tree of parents instead.
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
      // The group is gone already.
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
    // The program has exited, but its children may still run.
    killOnExit();
    process.off('exit', killOnExit);
  };
  return { exitCode, end };
}
