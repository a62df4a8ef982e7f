/**
 * `npm test`: what a visitor, an editor or an owner would notice first. `npm run test:all`, run after it: tests that
 * take long, the developers' tools, every row of every table, sites with other content and other engines. One step per
 * core runs at a time. A missing browser is installed; if that fails, so do the tests: they are never skipped.
 * `npm test -- Footer` runs the units of that name alone.
 */
import { availableParallelism } from 'node:os';
import { findOrInstallBrowser, installHeadlessShell } from './lib/processes/browser';
import { startProgram, type RunningProgram } from './lib/processes/childProcesses';
import { readCommandLine } from './lib/processes/commandLine';
import { run, runMain } from './lib/processes/run';

interface Step {
  name: string;
  command: string;
  /** The step that must have passed before it. */
  after?: string;
}

/** Unit tests that take long, because they try a great many texts or play several people. */
const SLOW = String.raw`\.slow\.test\.`;

const BUILD: Step = { name: 'build', command: 'npx tsx browser-tests/build.ts' };

const GATE: readonly Step[] = [
  BUILD,
  { name: 'types', command: 'npm run --silent check:types' },
  { name: 'content', command: 'npm run --silent check:content' },
  {
    name: 'units',
    command: `npx jest --maxWorkers=1 --reporters summary --testPathIgnorePatterns /node_modules/ ${SLOW}`,
  },
  { name: 'heads', command: 'npm run --silent check:heads', after: 'build' },
  { name: 'first load', command: 'npm run --silent check:first-load', after: 'build' },
  { name: 'browser', command: 'npm run --silent test:browser', after: 'build' },
];

const REST: readonly Step[] = [
  { ...BUILD, name: 'build for every row' },
  { name: 'lint', command: 'npm run --silent lint' },
  { name: 'slow units', command: `npx jest ${SLOW} --maxWorkers=1 --reporters summary` },
  { name: 'tools', command: 'npx jest --config scripts/jest.config.mjs' },
  { name: 'HTML', command: 'npm run --silent check:html', after: 'build for every row' },
  {
    name: 'every row',
    command: 'npx playwright test --config browser-tests --grep @all|@engines',
    after: 'build for every row',
  },
  {
    name: 'develop server',
    command: 'npx playwright test --config browser-tests --grep @develop',
    after: 'every row',
  },
  {
    name: 'fixture site',
    command: 'npx tsx browser-tests/fixtureSite.ts',
    after: 'develop server',
  },
  { name: 'edited site', command: 'npx tsx browser-tests/editedSite.ts', after: 'fixture site' },
];

type Outcome = 'passed' | 'FAILED' | 'stopped' | 'not run';

interface Result {
  outcome: Outcome;
  seconds?: number;
}

const secondsSince = (start: number): number => Math.round((Date.now() - start) / 1000);

/**
 * Runs the steps from one queue. At the first failure it prints that step's output, stops what runs beside it and
 * starts nothing more.
 * @returns the result of each step, by name
 */
async function runSteps(steps: readonly Step[]): Promise<Map<string, Result>> {
  const results = new Map<string, Result>();
  const running = new Map<string, RunningProgram>();
  const waiting = [...steps];
  const hasPassed = (name: string) => results.get(name)?.outcome === 'passed';
  let hasFailed = false;
  let wake: (() => void) | undefined;

  const runStep = async ({ name, command }: Step) => {
    const started = Date.now();
    const output: Buffer[] = [];
    const [program = '', ...args] = command.split(' ');
    console.log(`── ${name} begins`);
    const child = startProgram(program, args, { onOutput: (text) => output.push(text) });
    running.set(name, child);
    const code = await child.exitCode;
    running.delete(name);
    const seconds = secondsSince(started);
    const isFirstFailure = code !== 0 && !hasFailed;
    const failure = isFirstFailure ? 'FAILED' : 'stopped';
    const outcome = code === 0 ? 'passed' : failure;
    results.set(name, { outcome, seconds });
    console.log(`── ${name}: ${outcome}, ${seconds} s`);
    if (isFirstFailure) {
      hasFailed = true;
      console.log(Buffer.concat(output).toString());
      await Promise.all([...running.values()].map((other) => other.end()));
    }
    wake?.();
  };

  while (running.size > 0 || (!hasFailed && waiting.length > 0)) {
    const canStart = !hasFailed && running.size < availableParallelism();
    const next = waiting.findIndex(({ after }) => after === undefined || hasPassed(after));
    const [step] = canStart && next >= 0 ? waiting.splice(next, 1) : [];
    if (step) void runStep(step);
    else await new Promise<void>((resolve) => (wake = resolve));
  }
  return results;
}

/** Runs the units whose file's path holds one of these words, instead of everything. */
async function runUnits(words: readonly string[]): Promise<number> {
  console.log(
    `Units whose path holds ${words.join(' or ')}. Without a word, "npm test" runs everything.`,
  );
  return run('npx', ['jest', ...words]);
}

runMain(async () => {
  const { values, words } = readCommandLine({
    usage: `npm test
npm test -- NAME…  only the units whose path holds NAME (with options of jest: npx jest NAME …)
npm run test:all`,
    options: { rest: { type: 'boolean', default: false } },
    words: 'any',
  });
  if (words.length > 0) return runUnits(words);

  const started = Date.now();
  await installHeadlessShell();
  console.log(`Browser: ${await findOrInstallBrowser()}`);
  const steps = values.rest ? REST : GATE;
  const results = await runSteps(steps);
  console.table(
    steps.map(({ name }) => {
      const { outcome, seconds }: Result = results.get(name) ?? { outcome: 'not run' };
      return { step: name, outcome, seconds };
    }),
  );
  const failed = [...results].find(([, { outcome }]) => outcome === 'FAILED');
  if (failed) {
    console.log(`── FAILED: ${failed[0]}. What it printed stands above the table.`);
    return 1;
  }
  console.log(`── all checks passed in ${secondsSince(started)} s`);
  return 0;
});
