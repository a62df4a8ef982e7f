import type { Reporter } from 'gatsby';
import { EnvironmentError } from '../../src/environment';

/**
 * Returns what `read` makes of the variables; for a malformed one, stops the build with its sentence.
 * @throws other errors of `read`
 */
export function panicForVariable<Value>(reporter: Reporter, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof EnvironmentError) reporter.panic(error.message);
    throw error;
  }
}
