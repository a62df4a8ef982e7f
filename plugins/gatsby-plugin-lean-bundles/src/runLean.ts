import { setFlagsFromString } from 'v8';

/**
 * How much of a function has to run before V8 makes faster code of it; V8's own number is an eighth.
 * Most of what a build runs, it runs a few times.
 */
const BUDGET = 1_000_000;

/**
 * By how much of its size a heap may grow before V8 clears it. Left to itself it lets a build's heaps
 * double: a sixth more memory, for a twentieth less computing.
 */
const GROWTH_PERCENT = 45;

/** Has V8 spend less on making this process's own code fast, and keep less that is of no more use. */
export function runLean(): void {
  setFlagsFromString(`--interrupt-budget=${BUDGET}`);
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
}
