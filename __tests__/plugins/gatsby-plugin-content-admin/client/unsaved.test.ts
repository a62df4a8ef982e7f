import {
  guardUnsaved,
  markSaved,
} from '../../../../plugins/gatsby-plugin-content-admin/src/client/unsaved';

const ask = jest.fn<boolean, []>();
/** What the CMS does with a new address. */
const cms = jest.fn();

guardUnsaved();
addEventListener('hashchange', cms);
Object.assign(window, { confirm: ask });

const FORM = '/admin/#/collections/services/entries/risk';

/** Shows a form beside the search box, as the CMS does; its Save button is enabled by a change. */
function showForm(): HTMLButtonElement {
  document.body.innerHTML =
    '<input type="search"><main data-mode="edit"><input name="field"></main><button aria-keyshortcuts="Control+S">Save</button>';
  const button = document.querySelector('button');
  if (!button) throw new Error('There is no button.');
  return button;
}

const touch = (selector: string, event: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(event, { bubbles: true }));

const type = (selector: string) => touch(selector, 'input');

/** Closes the tab; returns whether the browser asks first. */
const asksBeforeClosing = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Goes from the form to the list. */
function leave(): void {
  const oldURL = new URL(FORM, location.href).href;
  history.pushState(null, '', '/admin/#/collections/services');
  dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: location.href }));
}

beforeEach(() => {
  markSaved();
  ask.mockReset();
  cms.mockReset();
  history.replaceState(null, '', FORM);
  showForm();
});

test.each([
  ['typing', 'input'],
  ['a press, on a switch for one', 'click'],
  ['dropping a picture', 'drop'],
])('a tab whose form was changed by %s asks before it closes', (_what, event) => {
  touch('[name="field"]', event);
  expect(asksBeforeClosing()).toBe(true);
});

test.each<[what: string, act: () => void]>([
  ['untouched', () => undefined],
  ['untouched, after a search', () => type('[type="search"]')],
  [
    'changed and changed back',
    () => {
      type('[name="field"]');
      showForm().disabled = true;
    },
  ],
  [
    'saved',
    () => {
      type('[name="field"]');
      markSaved();
    },
  ],
])('a form that is %s is left without a question', (_what, act) => {
  act();
  expect(asksBeforeClosing()).toBe(false);
  leave();
  expect(ask).not.toHaveBeenCalled();
  expect(cms).toHaveBeenCalledTimes(1);
});

test('an editor who does not want to lose a changed form stays in it', () => {
  type('[name="field"]');
  ask.mockReturnValue(false);
  leave();
  expect(location.hash).toBe('#/collections/services/entries/risk');
  expect(cms).not.toHaveBeenCalled();
  expect(asksBeforeClosing()).toBe(true);
});

test('an editor who gives up a changed form leaves it, and is not asked again', () => {
  type('[name="field"]');
  ask.mockReturnValue(true);
  leave();
  expect(cms).toHaveBeenCalledTimes(1);
  expect(asksBeforeClosing()).toBe(false);
});
