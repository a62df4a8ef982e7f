import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import {
  hydratePage,
  prepareStart,
} from '../../../plugins/gatsby-plugin-start-on-intent/src/start';
import { openedBy } from '../../support/inlineScripts';

const Counter = () => {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
};

function pageAsHtml(html: string): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.replaceChildren(container);
  return container;
}

it('hydration keeps the HTML’s elements and loses no press on the way', async () => {
  const container = pageAsHtml('<button>0</button>');
  const button = screen.getByRole('button');
  hydratePage(<Counter />, container);
  fireEvent.click(button);
  await screen.findByText('1');
  expect(screen.getByRole('button')).toBe(button);
});

describe('a page that React renders again', () => {
  const opened = jest.fn();

  const Page = () => (
    <>
      <h1>Contact</h1>
      <button id="menu" data-opens="panel" aria-expanded={false} onClick={opened} />
      <button id="list" data-opens="list" aria-expanded={false} onClick={opened} />
      <input id="name" aria-label="Name" />
      <textarea id="message" aria-label="Message" />
      <input id="terms" aria-label="Terms" type="checkbox" />
      <select id="service" aria-label="Service" defaultValue="">
        <option value="" />
        <option value="risk">Risk</option>
      </select>
    </>
  );

  const HTML = renderToString(<Page />);
  const TRANSLATED = HTML.replace('Contact', '<font><font>संपर्क</font></font>');

  const field = (label: string) => screen.getByLabelText(label);

  function filledIn(html: string): HTMLElement {
    const container = pageAsHtml(html);
    fireEvent.change(field('Name'), { target: { value: 'Ada' } });
    fireEvent.change(field('Message'), { target: { value: 'Two\nlines' } });
    fireEvent.click(field('Terms'));
    fireEvent.change(field('Service'), { target: { value: 'risk' } });
    field('Name').focus();
    return container;
  }

  beforeEach(() => {
    jest.clearAllMocks();
    jest.spyOn(console, 'error').mockReturnValue();
    window.addEventListener('error', (event) => event.preventDefault(), { once: true });
  });
  afterEach(() => jest.restoreAllMocks());

  it('keeps typed and chosen values and the focus', async () => {
    hydratePage(<Page />, filledIn(TRANSLATED));
    const focused = jest.spyOn(HTMLElement.prototype, 'focus');
    await screen.findByText('Contact');
    expect(field('Name')).toHaveValue('Ada');
    expect(field('Message')).toHaveValue('Two\nlines');
    expect(field('Terms')).toBeChecked();
    expect(field('Service')).toHaveValue('risk');
    expect(field('Name')).toHaveFocus();
    expect(focused).toHaveBeenLastCalledWith({ preventScroll: true });
  });

  it.each(['mouseDown', 'focusIn'] as const)(
    'keeps values typed and focus moved (%s) while React renders',
    async (move) => {
      hydratePage(<Page />, filledIn(TRANSLATED));
      fireEvent[move](field('Message'));
      fireEvent.change(field('Name'), { target: { value: 'Ada Lovelace' } });
      await screen.findByText('Contact');
      expect(field('Name')).toHaveValue('Ada Lovelace');
      expect(field('Message')).toHaveFocus();
    },
  );

  it('stays untouched if the HTML matches', async () => {
    const container = filledIn(HTML);
    document.getElementById('menu')?.setAttribute('aria-expanded', 'true');
    const heading = screen.getByText('Contact');
    const events: string[] = [];
    for (const type of ['focusin', 'focusout', 'click', 'input', 'change']) {
      container.addEventListener(type, () => events.push(type));
    }
    await act(async () => {
      hydratePage(<Page />, container);
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(screen.getByText('Contact')).toBe(heading);
    expect(field('Name')).toHaveValue('Ada');
    expect(events).toEqual([]);
    expect(opened).not.toHaveBeenCalled();
  });
});

const broken = () => {
  throw new DOMException('Broken', 'UnknownError');
};

const store = (value: object | null) =>
  Object.defineProperty(window, 'sessionStorage', { value, configurable: true });

describe('before Gatsby loads the page', () => {
  const own = window.sessionStorage;

  beforeEach(() => own.clear());
  afterEach(() => store(own));

  it.each([
    ['reload', '1'],
    ['navigate', null],
  ])('a page opened by %s is noted as reloaded: %j', (type, noted) => {
    openedBy(type);
    prepareStart();
    expect(window.sessionStorage.getItem('gatsby-reload-compilation-hash-match')).toBe(noted);
  });

  it('a full storage stays, and an unusable one is removed', () => {
    openedBy('reload');
    store({ removeItem: jest.fn(), setItem: broken });
    prepareStart();
    expect(window.sessionStorage).not.toBeNull();
    openedBy('navigate');
    store({ removeItem: broken });
    prepareStart();
    expect(window.sessionStorage).toBeNull();
  });
});

it.each([
  ['a piece of code', Object.assign(new Error(), { name: 'ChunkLoadError' }), 0],
  ['another error', new Error(), 1],
  ['what is no error', { name: 'ChunkLoadError' }, 1],
])('Gatsby’s handler gets every rejection except failed chunks: %s', (_what, reason, times) => {
  const gatsby = jest.fn();
  window.addEventListener('unhandledrejection', gatsby, { once: true });
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  expect(gatsby).toHaveBeenCalledTimes(times);
  window.removeEventListener('unhandledrejection', gatsby);
});
