import {
  guardUnsaved,
  markSaved,
} from '../../../../plugins/gatsby-plugin-content-admin/src/client/unsaved';

const confirm = jest.fn(() => false);
const heardByTheCms = jest.fn();

beforeAll(() => {
  window.confirm = confirm;
  guardUnsaved();
  addEventListener('hashchange', heardByTheCms);
});

const saveButton = () => document.querySelector('button');

/** A form of the CMS, whose button for saving is off until something has changed. */
beforeEach(() => {
  jest.clearAllMocks();
  markSaved();
  document.body.innerHTML =
    '<button aria-keyshortcuts="Ctrl+S" disabled></button><p data-mode="edit"><input></p>';
  history.replaceState(null, '', '#/collections/services/entries/risk');
});

function type(): void {
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  saveButton()?.removeAttribute('disabled');
}

/** Goes elsewhere as the CMS and the browser do. Returns where the editor is then. */
function leave(): string {
  const oldURL = location.href;
  history.pushState(null, '', '#/collections/services');
  dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: location.href }));
  return location.hash;
}

const isHeldOnReload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a form with unsaved words stays open unless the editor gives them up', () => {
  type();
  expect([isHeldOnReload(), leave()]).toEqual([true, '#/collections/services/entries/risk']);
  expect(heardByTheCms).not.toHaveBeenCalled();
  confirm.mockReturnValueOnce(true);
  expect([leave(), isHeldOnReload()]).toEqual(['#/collections/services', false]);
  expect(heardByTheCms).toHaveBeenCalledTimes(1);
});

test.each<[string, () => void]>([
  ['nobody has written in', () => undefined],
  [
    'has been saved',
    () => {
      type();
      markSaved();
    },
  ],
])('a form that %s closes without a question', (_what, act) => {
  act();
  expect([isHeldOnReload(), leave()]).toEqual([false, '#/collections/services']);
  expect(confirm).not.toHaveBeenCalled();
});
