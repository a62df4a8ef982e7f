/**
 * `npm run test:mutation`: has Stryker put one fault after another into what behaves, and fails where no
 * unit test notices one that `mutation-survivors.yaml` does not list with a reason. `PART=forms` looks at
 * one part; `-- --mutate 'src/backend/*.ts'` at some files.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { run } from './lib/run';
import { newSurvivors, readKnown, survivors, type MutationReport } from './lib/survivors';

const KNOWN = path.join(__dirname, 'mutation-survivors.yaml');
/** As stryker.config.mjs has it. */
const REPORT = '.stryker/report.json';

async function main(): Promise<number> {
  const code = await run('npx', ['stryker', 'run', ...process.argv.slice(2)]);
  if (code !== 0) return code;
  const report: MutationReport = JSON.parse(readFileSync(REPORT, 'utf8'));
  const found = newSurvivors(survivors(report), readKnown(readFileSync(KNOWN, 'utf8')));
  if (found.length === 0) return 0;
  console.error(
    `${found.length} faults that no test notices, and that are not known. Write a test, or list them in ${KNOWN}:`,
  );
  for (const file of new Set(found.map((one) => one.file))) {
    const faults = found
      .filter((one) => one.file === file)
      .map(({ line, instead }) => ({ line, instead }));
    console.error(stringify({ [file]: [{ why: '', faults }] }, { lineWidth: 0 }));
  }
  return 1;
}

void main().then((code) => {
  process.exitCode = code;
});
