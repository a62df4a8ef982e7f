import { nextPage } from '../../../../plugins/gatsby-plugin-start-on-intent/src/inline/nextPage';
import { runInline } from '../../../support/inlineScripts';

const LONG_ENOUGH = 65;

const fetched = jest.fn<Promise<unknown>, [string]>();

function openPage({ knowsRules = true, connection = {} } = {}): void {
  Object.defineProperty(HTMLScriptElement, 'supports', {
    configurable: true,
    value: (type: string) => knowsRules && type === 'speculationrules',
  });
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  Object.defineProperty(window, 'fetch', { configurable: true, value: fetched });
  document.body.innerHTML = `
    <a id="about" href="/about">About <b>us</b></a>
    <a id="risk" href="/risk">Risk</a>
    <a id="part" href="#main">Skip</a>
    <a id="file" href="/icon.svg">Icon</a>
    <a id="desk" href="/admin/">Desk</a>
    <a id="elsewhere" href="https://partner.example/about">Partner</a>
    <p id="words">Words</p>
    <a id="arabic" href="/ar/about" hreflang="ar">Arabic</a>`;
  runInline(nextPage);
}

const send = (selector: string, type: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

function turnTo(selector: string, type = 'pointerover'): void {
  send(selector, type);
  jest.advanceTimersByTime(LONG_ENOUGH);
}

const marked = () => [...document.querySelectorAll('[data-turned-to]')].map(({ id }) => id);

beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockReset().mockRejectedValue(new Error('There is no network.'));
  document.documentElement.removeAttribute('data-started');
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the page behind a link', () => {
  it.each(['pointerover', 'focusin'])(
    'is prepared when %s lasts, until another link is meant',
    (type) => {
      openPage();
      turnTo('#about b', type);
      expect(marked()).toEqual(['about']);
      turnTo('#risk', type);
      expect(marked()).toEqual(['risk']);
      expect(fetched).not.toHaveBeenCalled();
    },
  );

  it.each(['focusout'])('is not prepared when %s follows at once', (type) => {
    openPage();
    send('#about', 'pointerover');
    jest.advanceTimersByTime(LONG_ENOUGH - 1);
    send('#about', type);
    jest.advanceTimersByTime(LONG_ENOUGH);
    expect(marked()).toEqual([]);
  });

  it('is fetched once per intent if the browser lacks speculation rules', () => {
    openPage({ knowsRules: false });
    for (const link of ['#about', '#about b', '#risk', '#about']) turnTo(link);
    const asked = ['about', 'risk', 'about'].map((page) => [`http://localhost/${page}`]);
    expect(fetched.mock.calls).toEqual(asked);
  });

  it.each(['part', 'file', 'desk', 'elsewhere', 'words'])('is not prepared for “%s”', (id) => {
    openPage();
    turnTo(`#${id}`);
    expect(marked()).toEqual([]);
  });

  it.each([
    ['saves data', { saveData: true }],
    ['has a slow connection', { effectiveType: 'slow-2g' }],
  ])('is not prepared for a visitor who %s', (_who, connection) => {
    openPage({ knowsRules: false, connection });
    turnTo('#about');
    expect(marked()).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is prepared by React after the start, and by the browser for another language', () => {
    const prepared = jest.fn();
    window.prepareNextPage = prepared;
    openPage();
    document.documentElement.setAttribute('data-started', '');
    turnTo('#about');
    expect(prepared.mock.calls).toEqual([['/about']]);
    expect(marked()).toEqual([]);
    turnTo('#arabic');
    expect(prepared).toHaveBeenCalledTimes(1);
    expect(marked()).toEqual(['arabic']);
  });
});
