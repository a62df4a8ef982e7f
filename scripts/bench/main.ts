/** `npm run bench`: prints the project's own figures. Nothing is asserted. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from '../lib/run';
import { buildFigures } from './buildFigures';
import { developFigures } from './developFigures';
import { lighthouseFigures } from './lighthouseFigures';
import { nextPageFigures } from './nextPageFigures';
import { scaleFigures } from './scaleFigures';
import { scriptFigures } from './scriptFigures';

interface Command {
  name: string;
  /** What stands behind its name on the command line. */
  values: string;
  about: string;
  run: (values: readonly string[]) => Promise<void>;
}

const project = process.cwd();

/** The table of bytes has a script of its own, which `npm test` runs too. */
const FIRST_LOAD = 'scripts/first-load.ts';

async function firstLoad(): Promise<void> {
  if (!existsSync(path.join(project, FIRST_LOAD))) {
    console.log(`There is no ${FIRST_LOAD} yet.`);
    return;
  }
  await run('npx', ['tsx', FIRST_LOAD]);
}

/** @throws Error for anything but whole numbers */
function counts(values: readonly string[]): number[] {
  return values.map((value) => {
    if (!/^\d+$/.test(value)) throw new Error(`"${value}" is no number of case studies.`);
    return Number(value);
  });
}

const commands: readonly Command[] = [
  {
    name: 'first-load',
    values: '',
    about: 'bytes of the first load of each kind of page in public/',
    run: firstLoad,
  },
  {
    name: 'lighthouse',
    values: '[/path …]',
    about: 'Lighthouse on a phone: every page in public/, or those named; median of 3',
    run: (values) => lighthouseFigures(project, values),
  },
  {
    name: 'scripts',
    values: '',
    about: 'bytes of the scripts that a visit loads: the lead form used, a first change of page',
    run: () => scriptFigures(project),
  },
  {
    name: 'next-page',
    values: '["slow 4G"|cable]',
    about: 'milliseconds to the next page, prepared or not; bytes of a walk; answers to the hand',
    run: (values) => nextPageFigures(project, values),
  },
  {
    name: 'build',
    values: '',
    about: 'CPU seconds, time and memory of production builds at the present size',
    run: () => buildFigures(project),
  },
  {
    name: 'scale',
    values: '1000 5000',
    about: 'the same with so many more case studies, in a temporary copy of the project',
    run: (values) => scaleFigures(project, counts(values)),
  },
  {
    name: 'develop',
    values: '',
    about: 'seconds from saving a text to the page that shows it; median of 7',
    run: () => developFigures(project),
  },
];

const usage = (): string =>
  [
    'npm run bench -- <figures>; without a name, first-load and lighthouse',
    '',
    ...commands.map(
      ({ name, values, about }) => `  ${`${name} ${values}`.trimEnd().padEnd(24)}${about}`,
    ),
    '',
  ].join('\n');

async function main(): Promise<number> {
  const [name, ...values] = process.argv.slice(2);
  if (name === undefined) {
    console.log(usage());
    await firstLoad();
    await lighthouseFigures(project, []);
    return 0;
  }
  const command = commands.find((one) => one.name === name);
  if (!command) {
    console.log(usage());
    return 2;
  }
  await command.run(values);
  return 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
