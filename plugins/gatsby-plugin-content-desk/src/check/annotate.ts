/** Problems as annotations of a pull request: GitHub's workflow commands. */
import { Problem } from './problem';

const escapeText = (text: string): string =>
  text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');

const escapeProperty = (text: string): string =>
  escapeText(text).replace(/:/g, '%3A').replace(/,/g, '%2C');

/** `::error file=…,line=…,col=…::sentence`, which GitHub shows at the line of the pull request. */
export function annotation(problem: Problem): string {
  const { severity, file, line, endLine, column, endColumn, message, expected, suggestion } =
    problem;
  const place = {
    file,
    line: String(line),
    endLine: String(endLine),
    col: String(column),
    // GitHub takes an end column only within one line.
    ...(line === endLine ? { endColumn: String(endColumn) } : {}),
    title: 'Content',
  };
  const properties = Object.entries(place).map(
    ([name, value]) => `${name}=${escapeProperty(value)}`,
  );
  const text = [message, expected, suggestion].filter((one) => one !== undefined).join('\n');
  return `::${severity} ${properties.join(',')}::${escapeText(text)}`;
}
