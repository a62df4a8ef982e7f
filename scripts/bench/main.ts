/** `npm run bench`: prints the project's own figures. Nothing is asserted. */
import { buildFigures } from './buildFigures';
import { scaleFigures } from './scaleFigures';

interface Command {
  name: string;
  /** What stands behind its name on the command line. */
  values: string;
  about: string;
  run: (values: readonly string[]) => Promise<void>;
}

const project = process.cwd();

const commands: readonly Command[] = [
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
];

/** @throws Error for anything but whole numbers */
function counts(values: readonly string[]): number[] {
  return values.map((value) => {
    if (!/^\d+$/.test(value)) throw new Error(`"${value}" is no number of case studies.`);
    return Number(value);
  });
}

const usage = (): string =>
  [
    'npm run bench -- <figures>',
    '',
    ...commands.map(
      ({ name, values, about }) => `  ${`${name} ${values}`.trimEnd().padEnd(24)}${about}`,
    ),
  ].join('\n');

async function main(): Promise<number> {
  const [name, ...values] = process.argv.slice(2);
  const command = commands.find((one) => one.name === name);
  if (!command) {
    console.log(usage());
    return name === undefined ? 0 : 2;
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
