/**
 * Loaded into a program before its own code (node --import): ends it, and what it has started, when the process that
 * started it is gone, however that ended. Its standard input is a pipe to that process, which closes with it.
 */
const GRACE_MILLISECONDS = 5000;

/** @param {NodeJS.Signals} signal */
const signalGroup = (signal) => {
  try {
    process.kill(-process.pid, signal);
  } catch {
    // There are no groups on Windows.
    process.exit(1);
  }
};

// Programs that it starts inherit this file, but not the variable: they end with its group.
if (process.env.END_WITH_PARENT) {
  delete process.env.END_WITH_PARENT;
  process.stdin.on('end', () => {
    signalGroup('SIGTERM');
    setTimeout(() => signalGroup('SIGKILL'), GRACE_MILLISECONDS);
  });
  process.stdin.resume();
  // Waiting for the end must not keep the program running.
  process.stdin.unref();
}
