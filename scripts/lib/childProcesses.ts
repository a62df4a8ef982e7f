/** Programs that the scripts start, and their orderly end. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

/** How long a program may take to end before it is ended by force. */
const graceMilliseconds = 5000;

/** A group of its own takes in what the program starts itself; Windows knows no such groups. */
const hasGroups = process.platform !== 'win32';

export interface RunningProgram {
  /** Its exit code once it has ended; 1 when a signal ended it. */
  exitCode: Promise<number>;
  /** Ends it with everything that it has started, and waits for that. */
  end: () => Promise<void>;
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (hasGroups) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // The group has ended already.
  }
}

/**
 * Starts a Node program that writes to this terminal but does not read from it. Should this process
 * end without calling `end`, the program is ended with it.
 */
export function startNodeProgram(
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): RunningProgram {
  const child = spawn(process.execPath, args, {
    ...options,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: hasGroups,
  });
  const killOnExit = () => signalGroup(child, 'SIGKILL');
  process.once('exit', killOnExit);
  const exitCode = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
  const end = async () => {
    signalGroup(child, 'SIGTERM');
    const force = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMilliseconds);
    await exitCode.catch(() => undefined);
    clearTimeout(force);
    // The program itself has ended; what it started may have been left behind.
    killOnExit();
    process.off('exit', killOnExit);
  };
  return { exitCode, end };
}
