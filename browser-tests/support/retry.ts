/**
 * A browser on a busy machine is late at times, so that a test of the look may be tried once more; the
 * run counts it and names it at its end. What a visitor can lose is never tried twice: a race there is
 * a fault, however rare.
 */
import path from 'node:path';

const NEVER = ['start', 'forms', 'steady'];

const { testPath = '' } = expect.getState();
const [folder = ''] = path.relative(path.join(__dirname, '..'), testPath).split(path.sep);

if (!NEVER.includes(folder) && process.env.RETRIES !== '0') {
  jest.retryTimes(1, { logErrorsBeforeRetry: true });
}
