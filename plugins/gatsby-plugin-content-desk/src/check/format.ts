/** Problems as people and programs read them. Pure. */
import { Problem } from './problem';

/** `data/services/risk.yaml:4:1`, which terminals and editors make into a link. */
const placeOf = ({ file, line, column }: Problem): string => `${file}:${line}:${column}`;

/** The whole message on one line. */
const words = ({ message, expected, suggestion }: Problem): string =>
  [message, expected, suggestion].filter(Boolean).join(' ').replace(/\s+/g, ' ');

/**
 * One line per problem, `file:line:column: error: sentence`: the form that the problem matcher in
 * .vscode/tasks.json reads.
 */
export const problemLine = (problem: Problem): string =>
  `${placeOf(problem)}: ${problem.severity}: ${words(problem)}`;

/** A line longer than this is shown in part. */
const WIDEST = 120;

/** The line with the problem and, under it, a caret; none where there is no such line. */
function excerpt(problem: Problem): string[] {
  const { sourceLine, line, endLine, column, endColumn } = problem;
  if (sourceLine.trim() === '') return [];
  const from = column > WIDEST - 20 ? column - 40 : 0;
  const text = sourceLine.slice(from, from + WIDEST);
  const end = endLine === line ? endColumn : sourceLine.length + 1;
  const length = Math.max(1, Math.min(end - column, text.length - (column - 1 - from)));
  const before = sourceLine.slice(from, column - 1).replace(/[^\t]/g, ' ');
  const number = String(line);
  const gutter = ' '.repeat(number.length);
  return [`  ${number} | ${text}`, `  ${gutter} | ${before}${'^'.repeat(length)}`];
}

/** The problem with its place, the offending line, what is expected and what was probably meant. */
export function formatProblem(problem: Problem): string {
  const { severity, message, expected, suggestion } = problem;
  const advice = [expected, suggestion].filter((one) => one !== undefined).map((one) => `  ${one}`);
  return [`${placeOf(problem)}: ${severity}: ${message}`, ...excerpt(problem), ...advice].join(
    '\n',
  );
}

/** "1 problem", "3 problems". */
export const counted = (count: number, one: string): string =>
  `${count} ${one}${count === 1 ? '' : 's'}`;
