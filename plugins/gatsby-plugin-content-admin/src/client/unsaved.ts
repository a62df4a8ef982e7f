/** Asks before a form is left with words in it that are not saved: of the working copy, the CMS keeps none. */

/** The part of the CMS that holds fields. */
const FIELDS = '[data-mode="edit"]';

/** The button is off while nothing has changed, and while it saves. */
const NOTHING_TO_SAVE = 'button[aria-keyshortcuts$="+S"]:disabled';

const QUESTION = 'What you have written here is not saved. Leave it and lose it?';

let isTouched = false;

const isUnsaved = (): boolean => isTouched && document.querySelector(NOTHING_TO_SAVE) === null;

/** Says that what the form holds is in its file, or is gone with it. */
export const markSaved = (): void => {
  isTouched = false;
};

/** Asks from now on. Call it before the CMS starts: it opens and closes forms by the address, and hears of it later. */
export function guardUnsaved(): void {
  for (const event of ['input', 'click', 'drop']) {
    document.addEventListener(
      event,
      ({ target }) => {
        if (target instanceof Element && target.closest(FIELDS)) isTouched = true;
      },
      true,
    );
  }
  addEventListener('beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault();
  });
  addEventListener(
    'hashchange',
    (event) => {
      // window.confirm waits: until then the CMS does not know that the address has changed.
      if (!isUnsaved() || window.confirm(QUESTION)) {
        markSaved();
        return;
      }
      event.stopImmediatePropagation();
      history.pushState(history.state, '', event.oldURL);
    },
    true,
  );
}
