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
