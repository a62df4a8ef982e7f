import { showProblems } from '../../../../plugins/gatsby-plugin-content-check/src/develop/problemPanel';
import { problem } from '../../../support/problem';

test('the problem panel shows a file’s content as text, not as HTML', () => {
  showProblems([{ ...problem, message: '<img src=x onerror=alert(1)>' }]);
  const panel = document.querySelector('content-problems')?.shadowRoot;
  expect(panel).toHaveTextContent('<img src=x');
  expect(panel?.querySelector('img')).toBeNull();
});

test('the problem panel counts advice separately, and names the original of a translation by its language', () => {
  const file = 'data/ar/case-studies/airlines.yaml';
  const originalPlace = 'data/case-studies/airlines.yaml:42';
  const message = `"Name" (name) is missing; ${originalPlace} says it.`;
  showProblems([problem, { ...problem, file, message, originalPlace, severity: 'warning' }]);
  const panel = document.querySelector('content-problems')?.shadowRoot;
  expect(panel).toHaveTextContent('1 problem and 1 piece of advice in the content');
  expect(panel).toHaveTextContent('Arabic: "Name" (name) is missing; the English text says it.');
});

const advice = { ...problem, severity: 'warning' as const };

const panel = () => document.querySelector('content-problems')?.shadowRoot ?? undefined;

const isUnfolded = () => panel()?.querySelector('details')?.open;

afterEach(() => showProblems([]));

test('the problem panel says of each problem what is wrong, then what to write', () => {
  showProblems([problem]);
  const lines = [...(panel()?.querySelectorAll('li > *') ?? [])].map((line) => line.textContent);
  expect(lines).toEqual([problem.message, `${problem.expected} ${problem.suggestion}`]);
});

test('the problem panel links each problem to its place and shows the line, where there is an editor', () => {
  showProblems([problem], { linkOf: ({ file, line }) => `editor:${file}:${line}` });
  expect(panel()?.querySelector('a')).toHaveTextContent(/^data\/services\/risk\.yaml:12:3$/);
  expect(panel()?.querySelector('a')).toHaveAttribute('href', 'editor:data/services/risk.yaml:12');
  expect(panel()?.querySelector('pre')).toHaveTextContent(problem.sourceLine.trim());
});

test.each([
  [[advice], '1 piece of advice on the content'],
  [[advice, advice], '2 pieces of advice on the content'],
  [[problem, problem], '2 problems in the content'],
])('the problem panel counts what it holds: %#', (problems, heading) => {
  showProblems(problems);
  expect(panel()?.querySelector('summary')?.textContent).toBe(heading);
});

test('the problem panel unfolds for problems, not for advice, and stays as the editor leaves it', () => {
  showProblems([advice]);
  expect(isUnfolded()).toBe(false);
  panel()?.querySelector('details')?.setAttribute('open', '');
  showProblems([advice, advice]);
  expect(isUnfolded()).toBe(true);
  showProblems([problem]);
  expect(isUnfolded()).toBe(true);
  panel()?.querySelector('details')?.removeAttribute('open');
  showProblems([problem, advice]);
  expect(isUnfolded()).toBe(false);
});

test('the problem panel goes once nothing is left to say', () => {
  showProblems([problem]);
  showProblems([]);
  expect(panel()).toBeUndefined();
});
