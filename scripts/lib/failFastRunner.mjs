/**
 * Jest's runner for `npm run test:mutation`: of the tests of a fault, one that notices it is enough. Jest's own
 * `bail` ends the process (https://github.com/jestjs/jest/issues/11766), and Stryker's with it.
 */
import { statSync } from 'node:fs';
import TestRunner from 'jest-runner';

export default class FailFastRunner extends TestRunner {
  /** Runs the files one by one, the smallest first, until a test fails. */
  async runTests(tests, watcher, options) {
    let hasFailed = false;
    const sizeOf = ({ path }) => statSync(path).size;
    const unsubscribe = this.on('test-file-success', ([, { numFailingTests }]) => {
      hasFailed ||= numFailingTests > 0;
    });
    for (const test of [...tests].sort((one, other) => sizeOf(one) - sizeOf(other))) {
      if (!hasFailed) await super.runTests([test], watcher, options);
    }
    unsubscribe();
  }
}
