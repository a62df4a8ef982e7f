/**
 * Fails a test that opens the real `data/`, which editors may change at any time. Only the contract tests read
 * it; all others use the fixture site.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = path.join(__dirname, '../..');
const CONTENT = path.join(PROJECT, 'data');

/** Developers, not editors, maintain the handbook and its reference. */
const HANDBOOK = ['README.md', 'FIELDS.md'].map((name) => path.join(CONTENT, name));

/** Holds the original function, because jest's test files share Node's modules. */
const OWN = Symbol.for('own function of fs');

function isContent(given: unknown): boolean {
  if (typeof given !== 'string' && !(given instanceof URL)) return false;
  const file = path.resolve(given instanceof URL ? fileURLToPath(given) : given);
  return !HANDBOOK.includes(file) && (file === CONTENT || file.startsWith(CONTENT + path.sep));
}

/** Whether the running test file may read `data/`; checked at each call. */
const MAY_READ = Symbol.for('may read the real content');
const { testPath = '' } = expect.getState();
Reflect.set(fs, MAY_READ, testPath.startsWith(path.join(PROJECT, '__tests__/contract')));

for (const module of [fs, fs.promises]) {
  for (const [name, value] of Object.entries(module)) {
    if (typeof value !== 'function' || !/^[a-z]/.test(name)) continue;
    const own: unknown = Reflect.get(value, OWN) ?? value;
    if (typeof own !== 'function') continue;
    const guarded = (...args: unknown[]): unknown => {
      if (isContent(args[0]) && Reflect.get(fs, MAY_READ) !== true) {
        throw new Error(`fs.${name} opens ${String(args[0])}. Stand on __tests__/fixtures/site.`);
      }
      return Reflect.apply(own, module, args);
    };
    Reflect.set(module, name, Object.assign(guarded, own, { [OWN]: own }));
  }
}
