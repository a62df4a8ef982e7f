import { act, screen } from '@testing-library/react';
import { bootGuard } from '../../../../plugins/gatsby-plugin-start-on-intent/src/inline/bootGuard';
import { openedBy, runInline } from '../../../support/inlineScripts';

const ownStack = `at x (${window.location.origin}/app.js:1)`;
const ELSEWHERE = 'https://elsewhere.test';
const reach = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

function openPage(navigation: string) {
  jest.useFakeTimers();
  openedBy(navigation);
  document.body.innerHTML = `<div id="___gatsby"><header>A header</header><main>A page</main></div>
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
  Element.prototype.scrollIntoView = jest.fn();
  reach.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  window.fetch = reach;
});

afterEach(() => {
  jest.useRealTimers();
  document.documentElement.removeAttribute('data-started');
});

it('the error screen replaces the page inside its frame one second after a failure', async () => {
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

function failToLoad(): void {
  const script = Object.assign(document.createElement('script'), { src: '/app.js' });
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
}

const fail = (site = window.location.origin) =>
  window.dispatchEvent(new ErrorEvent('error', { filename: `${site}/app.js` }));

const twice = () => [fail(), fail()];

it.each([
  ['shows the screen where a script does not load', 'reload', failToLoad, 'It failed', 0],
  ['leaves the errors of others alone', 'navigate', () => fail(ELSEWHERE), 'A page', 0],
  ['leaves what others reject alone', 'navigate', () => reject(`at ${ELSEWHERE}`), 'A page', 0],
  ['loads nothing again where the browser cannot say if it has', '', reject, 'It failed', 0],
  ['asks once whether a page can be reached before it loads it', 'navigate', twice, 'It failed', 1],
] as const)('the boot guard %s', async (_what, navigation, happen, text, requests) => {
  openPage(navigation);
  happen();
  await later();
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(reach.mock.calls).toEqual(Array(requests).fill(['', { method: 'HEAD' }]));
});

it('the boot guard ignores errors after the start unless React has emptied the page', async () => {
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

it('the boot guard never replaces a page that is read for an hour without scripts', async () => {
  openPage('navigate');
  await later(60 * 60_000);
  expect(screen.getByText('A page')).toBeInTheDocument();
  expect(reach).not.toHaveBeenCalled();
});
