import { nextPage } from '../../../../plugins/gatsby-plugin-start-on-intent/src/inline/nextPage';
import { runInline } from '../../../support/inlineScripts';

const LONG_ENOUGH = 65;

const fetched = jest.fn(() => Promise.reject(new Error('There is no network.')));

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
    <a id="elsewhere" href="https://hootalk.example/">Partner</a>
    <a id="arabic" href="/ar/about" hreflang="ar">Arabic</a>`;
  runInline(nextPage);
}

const send = (selector: string, type: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

const marked = () => [...document.querySelectorAll('[data-turned-to]')].map(({ id }) => id);

beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockClear();
  document.documentElement.removeAttribute('data-started');
});

afterEach(() => {
  jest.useRealTimers();
});

describe('the page behind a link', () => {
  it.each(['pointerover', 'focusin'])('is wanted when %s lasts', (type) => {
    openPage();
    send('#about b', type);
    jest.advanceTimersByTime(LONG_ENOUGH);
    expect(marked()).toEqual(['about']);
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each(['pointerout', 'focusout'])('is not wanted when %s follows at once', (type) => {
    openPage();
    send('#about', 'pointerover');
    jest.advanceTimersByTime(LONG_ENOUGH - 1);
    send('#about', type);
    jest.advanceTimersByTime(LONG_ENOUGH);
    expect(marked()).toEqual([]);
  });

  it('gives way to the next one', () => {
    openPage();
    for (const link of ['#about', '#risk']) {
      send(link, 'pointerover');
      jest.advanceTimersByTime(LONG_ENOUGH);
    }
    expect(marked()).toEqual(['risk']);
  });

  it('is fetched where the browser knows no rules', () => {
    openPage({ knowsRules: false });
    send('#about', 'pointerover');
    jest.advanceTimersByTime(LONG_ENOUGH);
    expect(fetched).toHaveBeenCalledWith('http://localhost/about');
  });

  it.each(['part', 'file', 'desk', 'elsewhere'])('is not prepared for the link “%s”', (id) => {
    openPage();
    send(`#${id}`, 'pointerover');
    jest.advanceTimersByTime(LONG_ENOUGH);
    expect(marked()).toEqual([]);
  });

  it.each([
    ['saves data', { saveData: true }],
    ['has a slow connection', { effectiveType: 'slow-2g' }],
  ])('is not prepared for a visitor who %s', (_who, connection) => {
    openPage({ knowsRules: false, connection });
    send('#about', 'pointerover');
    jest.advanceTimersByTime(LONG_ENOUGH);
    expect(marked()).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
  });

  describe('once React has started', () => {
    const prepared = jest.fn();
    beforeEach(() => {
      prepared.mockClear();
      window.prepareNextPage = prepared;
      openPage();
      document.documentElement.setAttribute('data-started', '');
    });

    it('is prepared by the router', () => {
      send('#about b', 'focusin');
      jest.advanceTimersByTime(LONG_ENOUGH);
      expect(prepared.mock.calls).toEqual([['/about']]);
      expect(marked()).toEqual([]);
    });

    it('is prepared by the browser where it is in another language', () => {
      send('#arabic', 'pointerover');
      jest.advanceTimersByTime(LONG_ENOUGH);
      expect(prepared).not.toHaveBeenCalled();
      expect(marked()).toEqual(['arabic']);
    });
  });
});
