/** Why a start failed, for a person. */
import { codeOf } from './errors';
import { FaultError } from './faults';
import { SettingError, takenPortSentence } from './settings';
import { StoreError } from './store';

function takenPort(error: unknown): string | undefined {
  if (codeOf(error) !== 'EADDRINUSE') return undefined;
  return typeof error === 'object' && error !== null && 'port' in error ? String(error.port) : '';
}

/** One sentence for the problems that a person can mend; any other error is thrown again. */
export function startProblem(error: unknown): string {
  const port = takenPort(error);
  if (port !== undefined) return takenPortSentence(port, 'the stand-in API', 'API_PORT');
  if (error instanceof FaultError || error instanceof SettingError || error instanceof StoreError) {
    return error.message;
  }
  throw error;
}
