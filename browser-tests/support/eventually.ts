import { setTimeout as wait } from 'node:timers/promises';

/**
 * Calls `look` until `isRight` accepts the value, and returns it.
 * @throws Error with the last value once the time is over
 */
export async function eventually<Value>(
  look: () => Value | Promise<Value>,
  isRight: (value: Value) => boolean,
  milliseconds = 30_000,
): Promise<Value> {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    const value = await look();
    if (isRight(value)) return value;
    if (Date.now() > deadline) {
      throw new Error(`Still not as expected: ${JSON.stringify(value)?.slice(0, 2000)}`);
    }
    await wait(50);
  }
}
