import gate from './jest.browser.config.mjs';

/** Everything in browser-tests/, also what is not yet part of the gate. */
/** @type {import('jest').Config} */
export default { ...gate, testMatch: ['<rootDir>/browser-tests/**/*.test.ts'] };
