import { act, screen } from '@testing-library/react';
import { bootGuard } from '../../../../plugins/gatsby-plugin-start-on-intent/src/inline/bootGuard';
import { openedBy, runInline } from '../../../support/inlineScripts';

const ownStack = `at x (${window.location.origin}/app.js:1)`;
const ELSEWHERE = 'https://elsewhere.test';
const reach = jest.fn<Promise<void>, Parameters<typeof fetch>>();

function openPage(navigation: string) {
  jest.useFakeTimers();
  openedBy(navigation);
  document.body.innerHTML = `<div id="___gatsby"><header>A header</header><main>A page
    <form><input id="name"><button id="send" type="button">Send</button></form></main></div>
    <template id="boot"><div role="alert"><h2>It failed</h2></div></template>`;
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
  Object.defineProperty(window, 'fetch', { value: reach, configurable: true });
});

afterEach(() => {
  jest.useRealTimers();
  document.documentElement.removeAttribute('data-started');
  delete window.pageScripts;
  window.history.replaceState(null, '');
});

const send = () => screen.getByText('Send').click();
const type = () =>
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));

// https://github.com/gatsbyjs/gatsby/issues/14964
it.each([
  ['pressed', send],
  ['filled in', type],
])(
  'the error screen comes beside what was %s one second after a failure, and the page stays',
  async (_how, use) => {
    openPage('reload');
    use();
    reject();
    await later(999);
    expect(screen.queryByRole('alert')).toBeNull();
    await later(1);
    expect(document.forms[0]).toContainElement(screen.getByRole('alert'));
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('It failed');
    expect(screen.getByText('A page')).toBeInTheDocument();
    expect(reach).not.toHaveBeenCalled();
  },
);

it('a page that is only read stays as it is when its scripts fail, until something needs them', async () => {
  openPage('reload');
  screen.getByText('A page').click();
  reject();
  await later(60_000);
  expect(screen.queryByRole('alert')).toBeNull();
  send();
  expect(screen.getByRole('alert')).toBeInTheDocument();
  send();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('what was used before the reload is remembered without storage', async () => {
  reach.mockResolvedValue();
  openPage('navigate');
  send();
  reject();
  await later();
  expect(window.history.state).toEqual({ used: 'send' });
  openPage('reload');
  reject();
  await later();
  expect(document.forms[0]).toContainElement(screen.getByRole('alert'));
});

it('a copy whose scripts never start says so as soon as something needs them', () => {
  window.pageScripts = false;
  openPage('navigate');
  expect(screen.queryByRole('alert')).toBeNull();
  type();
  expect(screen.getByRole('alert')).toBeInTheDocument();
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
  send();
  happen();
  await later();
  expect(screen.queryByRole('alert')?.textContent ?? 'A page').toBe(text);
  expect(screen.getByText('A page')).toBeInTheDocument();
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
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('It failed');
  expect(reach).not.toHaveBeenCalled();
});

it('the boot guard never replaces a page that is read for an hour without scripts', async () => {
  openPage('navigate');
  await later(60 * 60_000);
  expect(screen.getByText('A page')).toBeInTheDocument();
  expect(reach).not.toHaveBeenCalled();
});
