import { startScripts } from '../src/startScripts';

/** What the page's scripts would be: counts how often they were asked for. */
const scripts = () => document.head.querySelectorAll('script[src="/app.js"]').length;

const pageIsReady = () => window.pageIsReady?.();

/** The browser has nothing else to do when a test says so. */
let becomeIdle: () => void;

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <a href="#there">Link</a>
    <button data-theme-toggle="">Theme</button>
    <button id="menu"><span>Menu</span></button>
    <form data-start=""><input name="name"><button type="submit">Send</button></form>`;
  window.requestIdleCallback = (callback) => {
    becomeIdle = () => callback({ didTimeout: false, timeRemaining: () => 50 });
    return 1;
  };
  startScripts(['/app.js']);
});

// Its listeners are on the window: the next test begins with those of this one gone.
afterEach(() => {
  pageIsReady();
  element('#menu').dispatchEvent(new Event('pointerover', { bubbles: true }));
});

const element = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};

describe('the scripts', () => {
  it('wait until the browser is idle', () => {
    expect(scripts()).toBe(0);
    becomeIdle();
    expect(scripts()).toBe(1);
  });

  it.each(['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'])(
    'start sooner by %s on a control, and once',
    (intent) => {
      element('#menu span').dispatchEvent(new Event(intent, { bubbles: true }));
      element('input').dispatchEvent(new Event(intent, { bubbles: true }));
      expect(scripts()).toBe(1);
    },
  );

  it('do not start by the pointer on a link or on text', () => {
    element('a').dispatchEvent(new Event('pointerover', { bubbles: true }));
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(scripts()).toBe(0);
  });

  it('start once, by intent and by idleness', () => {
    element('#menu').dispatchEvent(new Event('pointerover', { bubbles: true }));
    becomeIdle();
    expect(scripts()).toBe(1);
  });
});

describe('before the page is ready', () => {
  it('a press is kept and done over once', () => {
    const onClick = jest.fn();
    element('#menu').addEventListener('click', onClick);
    element('#menu span').click();
    expect(onClick).not.toHaveBeenCalled();
    pageIsReady();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('presses of several buttons are done over in their order', () => {
    const order: string[] = [];
    element('#menu').addEventListener('click', () => order.push('menu'));
    element('form').addEventListener('submit', (event) => {
      event.preventDefault();
      order.push('sent');
    });
    element('#menu').click();
    element('[type=submit]').click();
    pageIsReady();
    expect(order).toEqual(['menu', 'sent']);
  });

  it('a form is sent once, however often it was sent', () => {
    const onSubmit = jest.fn((event: Event) => event.preventDefault());
    element('form').addEventListener('submit', onSubmit);
    element('[type=submit]').click();
    element('[type=submit]').click();
    element('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    pageIsReady();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('a submit button that still waits is pressed when it no longer does', async () => {
    const onSubmit = jest.fn((event: Event) => event.preventDefault());
    element('form').addEventListener('submit', onSubmit);
    element('[type=submit]').click();
    element('[type=submit]').setAttribute('disabled', '');
    pageIsReady();
    expect(onSubmit).not.toHaveBeenCalled();
    element('[type=submit]').removeAttribute('disabled');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('the theme toggle and links work as they are', () => {
    const seen: EventTarget[] = [];
    document.body.addEventListener('click', ({ target }) => {
      if (target) seen.push(target);
    });
    element('[data-theme-toggle]').click();
    element('a').click();
    expect(seen).toHaveLength(2);
    expect(scripts()).toBe(0);
  });
});

it('once the page is ready, presses are nobody’s but React’s', () => {
  const onClick = jest.fn();
  element('#menu').addEventListener('click', onClick);
  pageIsReady();
  element('#menu').click();
  expect(onClick).toHaveBeenCalledTimes(1);
});
