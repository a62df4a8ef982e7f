/** Formats problems for people and programs. Pure. */
import { languageInEnglish } from '../../../../src/content/text/languageNames';
import { MAIN_LANGUAGE, originalOf } from '../../../../src/content/text/languages';
import type { Problem } from './problem';

/** Writes a problem's place as `data/services/risk.yaml:4:1`, which terminals and editors turn into a link. */
export const placeOf = ({ file, line, column }: Problem): string => `${file}:${line}:${column}`;

/** The whole message on one line. */
export const sentencesOf = ({ message, expected, suggestion }: Problem): string =>
  [message, expected, suggestion].filter(Boolean).join(' ');

/**
 * Begins a sentence about a translation with its language, and calls its original “the English text”: the readers of
 * forms see no files.
 * @param sentence the problem's message, or all its sentences
 */
export function inLanguage({ file, originalPlace }: Problem, sentence: string): string {
  const { language } = originalOf(file);
  if (language === MAIN_LANGUAGE) return sentence;
  const originalText = `the ${languageInEnglish(MAIN_LANGUAGE)} text`;
  const readable =
    originalPlace === undefined ? sentence : sentence.replace(originalPlace, originalText);
  return `${languageInEnglish(language)}: ${readable}`;
}

/** `file:line:column: error: sentence` on one line, for the problem matchers of VS Code and GitHub. */
export const problemLine = (problem: Problem): string =>
  `${placeOf(problem)}: ${problem.severity}: ${sentencesOf(problem).replace(/\s+/g, ' ')}`;

/** The line with the problem, underlined by carets; empty if there is no such line. */
function excerpt({ sourceLine, line, endLine, column, endColumn }: Problem): string[] {
  if (sourceLine.trim() === '') return [];
  const end = endLine === line ? endColumn : sourceLine.length + 1;
  const before = sourceLine.slice(0, column - 1).replace(/[^\t]/g, ' ');
  const carets = '^'.repeat(Math.max(1, end - column));
  const gutter = ' '.repeat(String(line).length);
  return [`  ${line} | ${sourceLine}`, `  ${gutter} | ${before}${carets}`];
}

/** The problem with its place, the line, the expected value and the suggestion, as multi-line text. */
export function formatProblem(problem: Problem): string {
  const { severity, message, expected, suggestion } = problem;
  const first = `${placeOf(problem)}: ${severity}: ${message}`;
  const advice = [expected, suggestion].flatMap((line) => (line === undefined ? [] : `  ${line}`));
  return [first, ...excerpt(problem), ...advice].join('\n');
}
