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
