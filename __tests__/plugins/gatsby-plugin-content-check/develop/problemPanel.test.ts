import { showProblems } from '../../../../plugins/gatsby-plugin-content-check/src/develop/problemPanel';
import { problem } from '../../../support/problem';

test('the problem panel shows a file’s content as text, not as HTML', () => {
  showProblems([{ ...problem, message: '<img src=x onerror=alert(1)>' }]);
  const panel = document.querySelector('content-problems')?.shadowRoot;
  expect(panel).toHaveTextContent('<img src=x');
  expect(panel?.querySelector('img')).toBeNull();
});
