import { ApiError, type Answer, type ApiFailure } from './client';

/** Everything that a call can come to. `answer` has a 2xx status, `response` any other. */
export type CallResult =
  ({ kind: 'answer' } & Answer) | ApiFailure | { kind: 'other'; message: string };

/** Makes `call` and says what it came to; never throws. */
export async function callResult(call: () => Promise<Answer>): Promise<CallResult> {
  try {
    return { kind: 'answer', ...(await call()) };
  } catch (error) {
    if (error instanceof ApiError) return error.failure;
    return { kind: 'other', message: error instanceof Error ? error.message : '' };
  }
}
