import type { ContentState } from '../../../../plugins/gatsby-plugin-content-check/browser';
import { startOverlay } from '../../../../plugins/gatsby-plugin-content-check/src/develop/developOverlay';
import { showProblems } from '../../../../plugins/gatsby-plugin-content-check/src/develop/problemPanel';
import { problem } from '../../../support/problem';

const panel = (name = 'content-problems') => document.querySelector(name)?.shadowRoot;

const events = new EventTarget();
Reflect.set(
  globalThis,
  'EventSource',
  jest.fn(() => events),
);

const say = (state: Partial<ContentState>) => {
  const data = JSON.stringify({ problems: [], launch: [], project: '/home/me/site', ...state });
  events.dispatchEvent(new MessageEvent('message', { data }));
};

test('shows each problem in develop with a link to its place; what is to do before the launch only without one', () => {
  startOverlay();
  say({ problems: [problem], launch: [problem] });
  expect(panel()?.querySelector('summary')?.textContent).toMatch(/^1 problem in data\//);
  expect(panel()?.textContent).toContain('There is no field "tilte"');
  const link = panel()?.querySelector('a');
  expect(link?.textContent).toBe('data/services/risk.yaml:12:3');
  expect(link?.href).toBe('vscode://file/home/me/site/data/services/risk.yaml:12:3');
  expect(panel('content-launch')).toBeUndefined();
  say({ launch: [problem] });
  expect(panel()).toBeUndefined();
  expect(panel('content-launch')?.textContent).toContain('1 thing is not the company’s own yet');
});

test('takes what is in a file for text', () => {
  showProblems(document, [{ ...problem, message: '<img src=x onerror=alert(1)>' }]);
  expect(panel()?.querySelector('img')).toBeNull();
});
