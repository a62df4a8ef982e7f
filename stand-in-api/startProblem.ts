/** Why a start failed, for a person. */
import { FaultError } from './faults';
import { SettingError } from './settings';
import { StoreError } from './store';

function takenPort(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) return undefined;
  return 'port' in error ? String(error.port) : 'of the stand-in API';
}

/** One sentence for the problems that a person can mend; any other error is thrown again. */
export function startProblem(error: unknown): string {
  const port = takenPort(error);
  if (port !== undefined) {
    return (
      `Port ${port} is taken: end the program that uses it, ` +
      'or choose another port for the stand-in API with API_PORT.'
    );
  }
  if (error instanceof FaultError || error instanceof SettingError || error instanceof StoreError) {
    return error.message;
  }
  throw error;
}
