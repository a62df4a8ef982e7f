import type { Problem } from '../../../../plugins/gatsby-plugin-content-check/src/check/format';
import { showProblems } from '../../../../plugins/gatsby-plugin-content-check/src/develop/problemPanel';
import { problem } from '../../../support/problem';

const panel = () => document.querySelector('content-problems')?.shadowRoot;

test('shows each problem with a link to its place, and goes when there is none', () => {
  const linkOf = ({ file, line }: Problem) => `editor://${file}:${line}`;
  showProblems(document, [problem], { heading: '1 problem', linkOf });
  expect(panel()?.querySelector('summary')?.textContent).toBe('1 problem');
  expect(panel()?.textContent).toContain('There is no field "tilte"');
  const link = panel()?.querySelector('a');
  expect(link?.textContent).toBe('data/services/risk.yaml:12:3');
  expect(link?.getAttribute('href')).toBe('editor://data/services/risk.yaml:12');
  showProblems(document, []);
  expect(panel()).toBeUndefined();
});

test('counts errors, else pieces of advice, which stay folded until somebody opens them', () => {
  const advice: Problem = { ...problem, severity: 'warning' };
  showProblems(document, [problem, problem, advice]);
  expect(panel()?.querySelector('summary')?.textContent).toBe('2 problems in the content');
  expect(panel()?.querySelector('details')).toHaveAttribute('open');
  showProblems(document, [advice]);
  expect(panel()?.querySelector('summary')?.textContent).toBe('1 piece of advice on the content');
  expect(panel()?.querySelector('details')).not.toHaveAttribute('open');
  panel()?.querySelector('details')?.toggleAttribute('open');
  showProblems(document, [advice]);
  expect(panel()?.querySelector('details')).toHaveAttribute('open');
  expect(document.querySelectorAll('content-problems')).toHaveLength(1);
});

test('takes what is in a file for text', () => {
  showProblems(document, [{ ...problem, message: '<img src=x onerror=alert(1)>' }]);
  expect(panel()?.querySelector('img')).toBeNull();
});
