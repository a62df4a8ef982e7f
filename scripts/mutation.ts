/**
 * `npm run test:mutation`: has Stryker put one fault after another into what behaves, and fails where no
 * unit test notices one that `mutation-survivors.yaml` does not list with a reason. `PART=forms` looks at
 * one part; `-- --mutate 'src/backend/*.ts'` at some files.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { run, runMain } from './lib/run';

const KNOWN = path.join(__dirname, 'mutation-survivors.yaml');

/** Where stryker.config.mjs has it written: mutation-testing-report-schema 2. Lines begin with 1. */
const REPORT = '.stryker/report.json';

interface Report {
  files: Record<
    string,
    {
      source: string;
      mutants: {
        status: string;
        replacement?: string;
        location: { start: { line: number } };
      }[];
    }
  >;
}

/** A fault, known by its words, since line numbers move: the line it begins in, and what is there instead. */
interface Fault {
  line: string;
  instead: string;
}

/** By file: faults with the reason that they share. */
type List = Record<string, { why: string; faults: Fault[] }[]>;

/** The faults in a file that no test noticed, each once. */
function unnoticed({ source, mutants }: Report['files'][string]): Fault[] {
  const lines = source.split('\n');
  const faults = mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(({ location, replacement = '' }) => ({
      line: lines[location.start.line - 1]?.trim() ?? '',
      instead: replacement,
    }));
  return [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
}

async function main(): Promise<number> {
  const code = await run('npx', ['stryker', 'run', ...process.argv.slice(2)]);
  if (code !== 0) return code;
  const { files }: Report = JSON.parse(readFileSync(REPORT, 'utf8'));
  const known: List = parse(readFileSync(KNOWN, 'utf8')) ?? {};
  const unexplained: List = {};
  for (const [file, report] of Object.entries(files)) {
    const explained = (known[file] ?? []).filter(({ why }) => why?.trim());
    const isKnown = ({ line, instead }: Fault) =>
      explained.some(({ faults }) =>
        faults.some((one) => one.line === line && one.instead === instead),
      );
    const faults = unnoticed(report).filter((fault) => !isKnown(fault));
    if (faults.length > 0) unexplained[file] = [{ why: '', faults }];
  }
  if (Object.keys(unexplained).length === 0) return 0;
  console.error(
    `Faults that no test notices, and that have no reason to be known. Write a test, or list them in ${KNOWN}:`,
  );
  console.error(stringify(unexplained, { lineWidth: 0 }));
  return 1;
}

runMain(main);
