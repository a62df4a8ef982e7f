/**
 * `npm test`: what a visitor would notice. `npm run test:all`, run after it: what editors and developers would
 * notice, every row of every table, the fixture site and other engines. One step per core runs at a time. A
 * missing browser is installed; if that fails, so do the tests: they are never skipped.
 */
import { availableParallelism } from 'node:os';
import spawn from 'cross-spawn';
import { findOrInstallBrowser, installHeadlessShell } from './lib/browser';
import { runMain } from './lib/run';

interface Step {
  name: string;
  command: string;
  /** The step that must have passed before it. */
  after?: string;
}

/** The tests of the content check and of /admin, which take two thirds of the unit tests' time. */
const EDITORS = '/__tests__/(plugins/gatsby-plugin-content-|contract/edits)';

const BUILD: Step = { name: 'build', command: 'npx tsx browser-tests/build.ts' };

const GATE: readonly Step[] = [
  BUILD,
  { name: 'types', command: 'npm run --silent check:types' },
  { name: 'content', command: 'npm run --silent check:content' },
  {
    name: 'units',
    command: `npx jest --maxWorkers=1 --testPathIgnorePatterns /node_modules/ ${EDITORS}`,
  },
  { name: 'heads', command: 'npm run --silent check:heads', after: 'build' },
  { name: 'first load', command: 'npm run --silent check:first-load', after: 'build' },
  { name: 'browser', command: 'npm run --silent test:browser', after: 'build' },
];

const REST: readonly Step[] = [
  { ...BUILD, name: 'build for every row' },
  { name: 'lint', command: 'npm run --silent lint' },
  { name: 'editors’ units', command: `npx jest --maxWorkers=1 ${EDITORS}` },
  { name: 'tools', command: 'npx jest --config scripts/jest.config.mjs' },
  { name: 'HTML', command: 'npm run --silent check:html', after: 'build for every row' },
  {
    name: 'every row',
    command: 'npx playwright test --config browser-tests --grep @all|@engines',
    after: 'build for every row',
  },
  { name: 'fixture site', command: 'npx tsx browser-tests/fixtureSite.ts', after: 'every row' },
];

const secondsSince = (start: number): number => Math.round((Date.now() - start) / 1000);

/** Runs a step and prints its output if it fails. Returns whether it passed. */
function runStep({ name, command }: Step): Promise<boolean> {
  const started = Date.now();
  const [program = '', ...args] = command.split(' ');
  console.log(`── ${name} begins`);
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text: Buffer) => output.push(text));
    }
    child.on('error', (error) => output.push(Buffer.from(error.message)));
    child.on('close', (code) => {
      console.log(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'}, ${secondsSince(started)} s`);
      if (code !== 0) console.log(Buffer.concat(output).toString());
      resolve(code === 0);
    });
  });
}

/** Runs the steps from one queue; starts none after a failure. Returns the seconds that each passed step took. */
async function runSteps(steps: readonly Step[]): Promise<Map<string, number>> {
  const passed = new Map<string, number>();
  const waiting = [...steps];
  let hasFailed = false;
  let running = 0;
  let wake: (() => void) | undefined;
  while (running > 0 || (!hasFailed && waiting.length > 0)) {
    const canStart = !hasFailed && running < availableParallelism();
    const next = waiting.findIndex(({ after }) => after === undefined || passed.has(after));
    const [step] = canStart && next >= 0 ? waiting.splice(next, 1) : [];
    if (step) {
      const started = Date.now();
      running += 1;
      void runStep(step).then((isGood) => {
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
  const passed = await runSteps(steps);
  console.table(
    steps.map(({ name }) => ({ step: name, seconds: passed.get(name) ?? 'not passed' })),
  );
  if (passed.size < steps.length) return 1;
  console.log(`── all checks passed in ${secondsSince(started)} s`);
  return 0;
});
