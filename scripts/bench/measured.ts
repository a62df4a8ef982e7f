/** Runs a program and says what it and everything that it started have cost. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Cost {
  /** The program's exit code; 1 where a signal ended it. */
  code: number;
  /** User and system time of the whole tree of processes, in seconds. */
  cpu: number;
  /** In seconds. */
  wall: number;
  /** Most memory that the tree held at a time (sum of RSS), in bytes; undefined without /proc. */
  memory: number | undefined;
  /** What it wrote, both streams in one. */
  output: string;
}

const SAMPLE_MILLISECONDS = 200;

/**
 * POSIX `times` says what a shell's children have used, their own children included. It has to be the
 * shell that waits: Node tells nobody what its children cost.
 */
const WITH_TIMES = '"$@"; code=$?; times >&3; exit $code';

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended since.
    return '';
  }
};

/** The process and all that it started, by /proc. */
function tree(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(tree)];
}

const residentBytes = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;

/** The second line of `times`: "1m2.5s 0m3.25s", user and system of the children. */
function secondsIn(times: string): number {
  const [, children = ''] = times.trim().split('\n');
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

interface Surroundings {
  cwd: string;
  env?: NodeJS.ProcessEnv;
}

/** Runs a program to its end. Throws where there is no POSIX shell. */
export function measured(
  command: readonly string[],
  { cwd, env = process.env }: Surroundings,
): Promise<Cost> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn('sh', ['-c', WITH_TIMES, 'sh', ...command], {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      detached: true,
    });
    const { pid } = child;
    let memory = 0;
    const sampling = setInterval(() => {
      if (pid === undefined) return;
      memory = Math.max(
        memory,
        tree(pid).reduce((sum, one) => sum + residentBytes(one), 0),
      );
    }, SAMPLE_MILLISECONDS);
    // Ctrl-C ends this process only: the program is in a group of its own.
    const endGroup = () => {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    };
    process.once('exit', endGroup);

    let output = '';
    let times = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stdio[3]?.on('data', (chunk: Buffer) => (times += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(sampling);
      process.off('exit', endGroup);
      resolve({
        code: code ?? 1,
        cpu: secondsIn(times),
        wall: (performance.now() - started) / 1000,
        memory: memory > 0 ? memory : undefined,
        output,
      });
    });
  });
}
