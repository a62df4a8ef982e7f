/** A browser on a busy machine is late at times; a real fault fails every time. */
jest.retryTimes(2, { logErrorsBeforeRetry: true });
