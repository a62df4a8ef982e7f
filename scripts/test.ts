/**
 * `npm test`: what a visitor would notice. `npm run test:all`, after it: what editors and developers would, each
 * row of each table, the tests' own site and other engines. Steps run side by side, one for each core. Where
 * there is no browser one is installed: a missing browser is a failure, never a skip.
 */
import { availableParallelism } from 'node:os';
import spawn from 'cross-spawn';
import { findOrInstallBrowser, installHeadlessShell } from './lib/browser';
import { runMain } from './lib/run';

interface Step {
  name: string;
  line: string;
  /** The step whose success it needs. */
  after?: string;
}

/** The tests of the content check and of /admin, two thirds of the units' time. */
const EDITORS = '/__tests__/(plugins/gatsby-plugin-content-|contract/edits)';

const BUILD: Step = { name: 'build', line: 'npx tsx browser-tests/build.ts' };

const GATE: readonly Step[] = [
  BUILD,
  { name: 'types', line: 'npm run --silent check:types' },
  { name: 'content', line: 'npm run --silent check:content' },
  {
    name: 'units',
    line: `npx jest --maxWorkers=1 --testPathIgnorePatterns /node_modules/ ${EDITORS}`,
  },
  { name: 'heads', line: 'npm run --silent check:heads', after: 'build' },
  { name: 'first load', line: 'npm run --silent check:first-load', after: 'build' },
  { name: 'browser', line: 'npm run --silent test:browser', after: 'build' },
];

const REST: readonly Step[] = [
  { ...BUILD, name: 'build for every row' },
  { name: 'lint', line: 'npm run --silent lint' },
  { name: 'editors’ units', line: `npx jest --maxWorkers=1 ${EDITORS}` },
  { name: 'tools', line: 'npm run --silent test:tools' },
  { name: 'HTML', line: 'npm run --silent check:html', after: 'build for every row' },
  {
    name: 'every row',
    line: 'npm run --silent test:browser:all -- --grep @all|@engines',
    after: 'build for every row',
  },
  { name: 'fixture site', line: 'npm run --silent test:fixture', after: 'every row' },
];

const secondsSince = (start: number): number => Math.round((Date.now() - start) / 1000);

/** Runs a step, and prints what it said once it has ended. Returns whether it passed. */
function take({ name, line }: Step): Promise<boolean> {
  const started = Date.now();
  const [command = '', ...args] = line.split(' ');
  console.log(`── ${name} begins`);
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text: Buffer) => said.push(text));
    }
    child.on('error', (error) => said.push(Buffer.from(error.message)));
    child.on('close', (code) => {
      console.log(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'}, ${secondsSince(started)} s`);
      if (code !== 0) console.log(Buffer.concat(said).toString());
      resolve(code === 0);
    });
  });
}

/** Takes the steps from one queue; after a failure no more begin. Returns the seconds of those that passed. */
async function takeAll(steps: readonly Step[]): Promise<Map<string, number>> {
  const passed = new Map<string, number>();
  const waiting = [...steps];
  let hasFailed = false;
  let running = 0;
  let wake: (() => void) | undefined;
  while (!hasFailed && (waiting.length > 0 || running > 0)) {
    const at = waiting.findIndex(({ after }) => after === undefined || passed.has(after));
    const [step] = at >= 0 && running < availableParallelism() ? waiting.splice(at, 1) : [];
    if (step) {
      const started = Date.now();
      running += 1;
      void take(step).then((isGood) => {
        running -= 1;
        if (isGood) passed.set(step.name, secondsSince(started));
        hasFailed ||= !isGood;
        wake?.();
      });
    } else await new Promise<void>((resolve) => (wake = resolve));
  }
  return passed;
}

runMain(async () => {
  const started = Date.now();
  await installHeadlessShell();
  console.log(`Browser: ${await findOrInstallBrowser()}`);
  const steps = process.argv.includes('--rest') ? REST : GATE;
  const passed = await takeAll(steps);
  console.table(
    steps.map(({ name }) => ({ step: name, seconds: passed.get(name) ?? 'not passed' })),
  );
  if (passed.size < steps.length) return 1;
  console.log(`── all checks passed in ${secondsSince(started)} s`);
  return 0;
});
