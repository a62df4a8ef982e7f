import { screen } from '@testing-library/react';
import { startScripts } from '../../../../plugins/gatsby-plugin-start-on-intent/src/inline/startScripts';
import { asInline, openedBy, runInline } from '../../../support/inlineScripts';
import { fakeIntersections, observer } from '../../../support/intersectionObserver';

const sources = ['/loader.js', '/framework.js', '/app.js'];

function comeNear(share = 1): void {
  const [form] = observer().observed;
  if (!form) throw new Error('Nothing is observed.');
  observer().report(new Map([[form, share]]));
}

const isSaid = (what: string, value: unknown) =>
  Object.defineProperty(document, what, { value, configurable: true });

const added = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));

const button = (words: string) => screen.getByText<HTMLButtonElement>(words);

const send = (words: string, type: string) =>
  button(words).dispatchEvent(new Event(type, { bubbles: true }));

const answers = (target: EventTarget, type: 'click' | 'submit' = 'click') => {
  const answer = jest.fn((event: Event) => event.preventDefault());
  target.addEventListener(type, answer);
  return answer;
};

function ready(): Promise<void> {
  window.pageIsReady?.();
  return tasksAreDone();
}

const tasksAreDone = () => new Promise<void>((resolve) => setTimeout(resolve, 20));

function openPage(navigation = 'navigate', scripts: readonly string[] | null = sources) {
  openedBy(navigation);
  window.pageScripts = scripts ?? undefined;
  document.head.replaceChildren();
  document.body.innerHTML = `
    <a href="/about">About</a>
    <button data-opens="list">Menu</button>
    <button data-theme-toggle>Theme</button>
    <button id="turn">Turn</button>
    <form><input name="name"><button type="submit" disabled>Send</button></form>`;
  fakeIntersections();
  runInline(startScripts);
  window.dispatchEvent(new Event('DOMContentLoaded'));
}

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  for (const what of ['readyState', 'prerendering']) Reflect.deleteProperty(document, what);
});

describe('the scripts', () => {
  it.each(['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click'])(
    'start with %s on a control, once and in order',
    (intent) => {
      openPage();
      for (let time = 0; time < 2; time += 1) send('Turn', intent);
      expect(added()).toEqual(sources);
      const [script] = document.head.querySelectorAll('script');
      expect(script?.async).toBe(false);
    },
  );

  it('start on a reload, but neither by themselves nor with the pointer on a link', () => {
    openPage();
    send('About', 'pointerover');
    expect(added()).toEqual([]);
    openPage('reload');
    expect(added()).toEqual(sources);
  });

  it('start when a form is near, even if the browser is never idle', () => {
    jest.useFakeTimers();
    window.requestIdleCallback = (callback, { timeout } = {}) => {
      const end = { didTimeout: true, timeRemaining: () => 0 };
      return timeout === undefined ? 0 : window.setTimeout(() => callback(end), timeout);
    };
    openPage();
    comeNear(0);
    jest.runAllTimers();
    comeNear();
    jest.advanceTimersByTime(999);
    expect(added()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(added()).toEqual(sources);
  });

  it.each([
    ['is shown', 'prerendering', true, 'prerenderingchange'],
    ['has arrived', 'readyState', 'loading', 'DOMContentLoaded'],
  ])('wait until the page %s', (_when, what, value, event) => {
    openPage();
    isSaid(what, value);
    asInline(() => send('Turn', 'pointerover'));
    expect(added()).toEqual([]);
    document.dispatchEvent(new Event(event, { bubbles: true }));
    expect(added()).toEqual(sources);
  });
});

describe('a press before the page is ready', () => {
  it('is replayed as often as it happened, on the button that React has put in its place', async () => {
    openPage();
    for (let time = 0; time < 2; time += 1) button('Turn').click();
    button('Turn').replaceWith(button('Turn').cloneNode(true));
    const answer = answers(button('Turn'));
    await ready();
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('on a submit button, followed by Enter, sends the form once', async () => {
    openPage();
    const [form = document.createElement('form')] = document.forms;
    const answer = answers(form, 'submit');
    button('Send').click();
    form.requestSubmit();
    button('Send').click();
    expect(answer).not.toHaveBeenCalled();
    await ready();
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it('waits until the control is enabled', async () => {
    openPage();
    const answer = answers(button('Turn'));
    button('Turn').click();
    button('Turn').disabled = true;
    await ready();
    expect(answer).not.toHaveBeenCalled();
    button('Turn').disabled = false;
    await tasksAreDone();
    expect(answer).toHaveBeenCalledTimes(1);
  });
});

it('React receives no presses before it is ready, except those on links', () => {
  openPage();
  const seen = jest.fn(({ target }: Event) => target instanceof Element && target.localName);
  document.body.addEventListener('pointerdown', seen);
  send('Turn', 'pointerdown');
  send('About', 'pointerdown');
  window.pageIsReady?.();
  send('Turn', 'pointerdown');
  expect(seen.mock.results.map(({ value }) => value)).toEqual(['a', 'button']);
});
