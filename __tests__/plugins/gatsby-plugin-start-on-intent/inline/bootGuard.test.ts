import { act, screen } from '@testing-library/react';
import { bootGuard } from '../../../../plugins/gatsby-plugin-start-on-intent/src/inline/bootGuard';
import { openedBy, runInline } from '../../../support/inlineScripts';

const ownStack = `at x (${window.location.origin}/app.js:1)`;
const reach = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

function openPage(navigation: string | undefined, content = '<main>A page</main>') {
  jest.useFakeTimers();
  openedBy(navigation);
  document.body.innerHTML = `<div id="___gatsby"><header>A header</header>${content}</div>
    <template id="boot"><p>It failed</p></template>`;
  runInline(() => bootGuard('#boot'));
  window.dispatchEvent(new Event('DOMContentLoaded'));
}

function reject(stack = ownStack): void {
  const reason = { stack };
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

const later = (ms = 1000) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  Object.defineProperty(Element.prototype, 'scrollIntoView', {
    configurable: true,
    value: jest.fn(),
  });
  reach.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  Object.defineProperty(window, 'fetch', { configurable: true, value: reach });
});

afterEach(() => {
  jest.useRealTimers();
  document.documentElement.removeAttribute('data-started');
});

it('shows the screen in place of the page, in its frame, a second after a failure', async () => {
  openPage('reload');
  reject();
  await later(999);
  expect(screen.getByText('A page')).toBeInTheDocument();
  await later(1);
  expect(screen.getByText('It failed')).toBeInTheDocument();
  expect(screen.getByText('A header')).toBeInTheDocument();
  expect(screen.queryByText('A page')).toBeNull();
  expect(reach).not.toHaveBeenCalled();
});

it('hears of a script that does not load', async () => {
  openPage('reload');
  const script = document.createElement('script');
  script.src = '/app.js';
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
  await later();
  expect(screen.getByText('It failed')).toBeInTheDocument();
});

it('leaves the failures of others alone', async () => {
  openPage('reload');
  reject('at x (https://elsewhere.test/a.js:1)');
  window.dispatchEvent(new ErrorEvent('error', { filename: 'https://elsewhere.test/a.js' }));
  await later();
  expect(screen.getByText('A page')).toBeInTheDocument();
});

it('asks whether the page can be reached before it loads it again, and shows the screen if not', async () => {
  openPage('navigate');
  window.dispatchEvent(new ErrorEvent('error', { filename: `${window.location.origin}/app.js` }));
  await later();
  expect(reach).toHaveBeenCalledWith('', { method: 'HEAD' });
  expect(screen.getByText('It failed')).toBeInTheDocument();
});

it('loads nothing again where the browser cannot say whether it has done so', async () => {
  openPage('');
  reject();
  await later();
  expect(reach).not.toHaveBeenCalled();
  expect(screen.getByText('It failed')).toBeInTheDocument();
});

it('leaves a page that has started alone, unless React has taken everything off it', async () => {
  document.documentElement.setAttribute('data-started', '');
  openPage('navigate');
  reject();
  await later();
  expect(screen.getByText('A page')).toBeInTheDocument();
  document.getElementById('___gatsby')?.replaceChildren();
  reject();
  await later();
  expect(screen.getByText('It failed')).toBeInTheDocument();
  expect(reach).not.toHaveBeenCalled();
});
