/** Part of `npm run test:mutation`: runs in Stryker's copy of the project, never in the project. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const tests = readdirSync('__tests__', { recursive: true, encoding: 'utf8' });
for (const name of tests.filter((one) => /\.test\.tsx?$/.test(one))) {
  const file = `__tests__/${name}`;
  const text = readFileSync(file, 'utf8');
  const environment = '@jest-environment @stryker-mutator/jest-runner/jest-env/node';
  writeFileSync(file, text.replace('@jest-environment node', environment));
}
