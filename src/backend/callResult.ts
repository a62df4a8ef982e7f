import { ApiError, type Answer, type ApiFailure } from './client';

/** Everything that a call can come to. `answer` has a 2xx status, `response` any other. */
export type CallResult =
  ({ kind: 'answer' } & Answer) | ApiFailure | { kind: 'other'; message: string };

const messageOf = (thrown: unknown): string =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'message' in thrown &&
  typeof thrown.message === 'string'
    ? thrown.message
    : '';

/** Makes `call` and says what it came to; never throws. */
export async function callResult(call: () => Promise<Answer>): Promise<CallResult> {
  try {
    return { kind: 'answer', ...(await call()) };
  } catch (thrown) {
    return thrown instanceof ApiError
      ? thrown.failure
      : { kind: 'other', message: messageOf(thrown) };
  }
}
