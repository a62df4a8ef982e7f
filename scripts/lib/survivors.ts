/** Faults that no unit test notices: those in Stryker's report, held against those that are known. */
import { parse } from 'yaml';

/** The part of Stryker's JSON report (mutation-testing-report-schema 2) that is read here. */
export interface MutationReport {
  files: Record<string, { source: string; mutants: Mutant[] }>;
}

interface Mutant {
  status: string;
  replacement?: string;
  /** Lines and columns begin with 1. */
  location: { start: { line: number } };
}

/** A fault, known by its words: line numbers move. */
export interface Survivor {
  file: string;
  /** The line that it stands in, or begins in, without its indentation. */
  line: string;
  /** What stands there instead. */
  instead: string;
}

const UNNOTICED = ['Survived', 'NoCoverage'];

/** The faults that no test noticed. */
export const survivors = ({ files }: MutationReport): Survivor[] =>
  Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants
      .filter(({ status }) => UNNOTICED.includes(status))
      .map(({ location, replacement = '' }) => ({
        file,
        line: lines[location.start.line - 1]?.trim() ?? '',
        instead: replacement,
      }));
  });

const keyOf = ({ file, line, instead }: Survivor) => JSON.stringify([file, line, instead]);

/** What `known` does not list, each once. */
export function newSurvivors(found: readonly Survivor[], known: readonly Survivor[]): Survivor[] {
  const seen = new Set(known.map(keyOf));
  return found.filter((one) => !seen.has(keyOf(one)) && seen.add(keyOf(one)));
}

type List = Record<string, { why: string; faults: Omit<Survivor, 'file'>[] }[]>;

/**
 * Reads the list of known survivors: by file, faults with the reason that they share.
 * @throws Error where a reason is missing
 */
export function readKnown(text: string): Survivor[] {
  const list: List = parse(text) ?? {};
  return Object.entries(list).flatMap(([file, groups]) =>
    groups.flatMap(({ why, faults }) => {
      if (!why?.trim()) throw new Error(`${file}: a known survivor needs a reason ("why").`);
      return faults.map((fault) => ({ file, ...fault }));
    }),
  );
}
