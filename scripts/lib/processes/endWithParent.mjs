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
    // A program that it has started loads this file, too, but leads no group; nor does any on Windows.
    process.exit(1);
  }
};

process.stdin.on('end', () => {
  signalGroup('SIGTERM');
  setTimeout(() => signalGroup('SIGKILL'), GRACE_MILLISECONDS);
});
process.stdin.resume();
// Waiting for the end must not keep the program running.
process.stdin.unref();
