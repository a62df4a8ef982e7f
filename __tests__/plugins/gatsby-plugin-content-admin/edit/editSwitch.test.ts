import { startEditing } from '../../../../plugins/gatsby-plugin-content-admin/src/edit/editSwitch';
import { markOf } from '../../../../plugins/gatsby-plugin-content-admin/src/edit/marks';

const mark = (field: string, file = 'data/services/risk.yaml') => markOf({ file, field });

// jsdom lacks these.
const opened = jest.fn();
const elementsFromPoint = jest.fn((): Element[] => []);
Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
Object.assign(document, { adoptedStyleSheets: [], elementsFromPoint });
Object.assign(window, { open: opened });

startEditing();

const panel = () => document.querySelector('content-edit')?.shadowRoot;
const button = () => panel()?.querySelector('button');

async function show(html: string): Promise<void> {
  if (button()?.getAttribute('aria-pressed') === 'true') button()?.click();
  document.body.innerHTML = html;
  await Promise.resolve();
  button()?.click();
}

const element = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};

/** Dispatches a mouse event; returns whether the page may handle it as well. */
const act = (type: string, selector: string, init: MouseEventInit = {}) =>
  element(selector).dispatchEvent(
    new MouseEvent(type, { bubbles: true, cancelable: true, composed: true, ...init }),
  );

beforeEach(async () => {
  opened.mockClear();
  await show(`<p>Words${mark('how.cards.1.title')}</p><b>Others</b>`);
});

test('Edit takes a text’s mark out of what visitors read', () => {
  expect(element('p').textContent).toBe('Words');
});

test('with Edit on, a click on a text opens its field instead of what the page would do', () => {
  expect(act('click', 'p')).toBe(false);
  const address = '/admin/?field=how.cards.1.title&language=en#/collections/services/entries/risk';
  expect(opened.mock.calls).toEqual([[address, '_blank', 'noopener']]);
});

test('with Edit on, the page hears nothing of a click on a text, which might turn a card or follow a link', () => {
  const heard = jest.fn();
  element('p').addEventListener('click', heard);
  act('click', 'p');
  expect(heard).not.toHaveBeenCalled();
  button()?.click();
  act('click', 'p');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('with Edit on, a click with Shift or on other things is the page’s', () => {
  expect(act('click', 'p', { shiftKey: true })).toBe(true);
  expect(act('click', 'b')).toBe(true);
  expect(opened).not.toHaveBeenCalled();
});

test('with Edit off, nothing is outlined and a click is the page’s', () => {
  expect(document.adoptedStyleSheets).toHaveLength(1);
  button()?.click();
  expect(document.adoptedStyleSheets).toHaveLength(0);
  expect(act('click', 'p')).toBe(true);
  expect(opened).not.toHaveBeenCalled();
});

const openedField = (): string | null =>
  new URL(String(opened.mock.lastCall?.[0]), location.href).searchParams.get('field');

test('with Edit on, a click on what only says its text to a screen reader opens that field', async () => {
  await show(`<i aria-label="Close${mark('closeLabel')}"></i>`);
  expect(element('i').getAttribute('aria-label')).toBe('Close');
  act('click', 'i');
  expect(openedField()).toBe('closeLabel');
});

test('with Edit on, a click on a text that also has a label opens the field of the text', async () => {
  await show('<i>Words</i>');
  element('i').textContent = `Words${mark('hero.text')}`;
  await Promise.resolve();
  element('i').setAttribute('title', `Label${mark('hero.label')}`);
  await Promise.resolve();
  expect(element('i').getAttribute('title')).toBe('Label');
  act('click', 'i');
  expect(openedField()).toBe('hero.text');
});

test('with Edit on, a text that the page changes later opens its field as well', async () => {
  const text = element('b').firstChild;
  if (text) text.nodeValue = `Later${mark('how.intro')}`;
  await Promise.resolve();
  expect(element('b').textContent).toBe('Later');
  act('click', 'b');
  expect(openedField()).toBe('how.intro');
});

test('with Edit on, a click on any part of a heading opens the heading’s field', async () => {
  await show(`<h1><i>First</i> <b>second${mark('hero.title')}</b></h1>`);
  act('click', 'i');
  expect(openedField()).toBe('hero.title');
});

test('with Edit on, a card that a link covers opens the text under the pointer, or its first by Enter', async () => {
  await show(
    `<article><a href="#x"><i>One${mark('cards.0.title')}</i><b>Two${mark('cards.0.text')}</b></a></article>`,
  );
  elementsFromPoint.mockReturnValueOnce([element('a'), element('b'), element('article')]);
  act('click', 'a', { detail: 1 });
  expect(openedField()).toBe('cards.0.text');
  act('click', 'a', { detail: 0 });
  expect(openedField()).toBe('cards.0.title');
});

test('a click on the switch turns Edit off, even if it stands over a text', () => {
  elementsFromPoint.mockReturnValue([element('p')]);
  button()?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail: 1 }),
  );
  elementsFromPoint.mockReturnValue([]);
  expect(opened).not.toHaveBeenCalled();
  expect(button()).toHaveAttribute('aria-pressed', 'false');
});

test('the switch leaves the page’s own styles alone', () => {
  button()?.click();
  const own = new CSSStyleSheet();
  document.adoptedStyleSheets = [own];
  button()?.click();
  expect(document.adoptedStyleSheets).toContain(own);
  button()?.click();
  expect(document.adoptedStyleSheets).toEqual([own]);
  document.adoptedStyleSheets = [];
});
