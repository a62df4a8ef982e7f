/** Asks before an editor leaves a form with unsaved changes: on the working copy, the CMS keeps no backup of them. */

const FORM = '[data-mode="edit"]';

/** The Save button is disabled while nothing has changed, and while it saves. */
const NOTHING_TO_SAVE = 'button[aria-keyshortcuts$="+S"]:disabled';

const QUESTION = 'What you have written here is not saved. Leave it and lose it?';

let isTouched = false;

const isUnsaved = (): boolean => isTouched && document.querySelector(NOTHING_TO_SAVE) === null;

/** Call it after a form's content is saved or its file deleted. */
export const markSaved = (): void => {
  isTouched = false;
};

/** Starts asking. Call it before the CMS starts, so that these listeners run before the CMS's own. */
export function guardUnsaved(): void {
  const noteTouch = ({ target }: Event) => {
    if (target instanceof Element && target.closest(FORM)) isTouched = true;
  };
  for (const event of ['input', 'click', 'drop']) document.addEventListener(event, noteTouch, true);
  addEventListener('beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault();
  });
  const askBeforeLeaving = (event: HashChangeEvent) => {
    // window.confirm blocks: the CMS sees the new address afterwards, if at all.
    if (!isUnsaved() || window.confirm(QUESTION)) {
      markSaved();
      return;
    }
    event.stopImmediatePropagation();
    history.pushState(history.state, '', event.oldURL);
  };
  addEventListener('hashchange', askBeforeLeaving, true);
}
