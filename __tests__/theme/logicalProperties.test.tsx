import { showPage } from '../support/templates';
import { setViewport } from '../support/viewport';

/** Declarations that name a side of the screen. Fields from left to right align their text, and say so for both. */
const PHYSICAL =
  /[\s;{](?:(?:margin|padding|border|inset)-(?:left|right)|left|right|float)[\w-]*:[^;]*/g;

it('styles name the start and the end of a line, never a side of the screen, so that Arabic pages are mirrored', async () => {
  setViewport({});
  for (const page of ['home', 'about', 'contact', 'login', 'service', 'story', 'legal'] as const) {
    await showPage(page);
  }
  const styles = [...document.styleSheets].flatMap(({ cssRules }) =>
    Array.from(cssRules, ({ cssText }) => cssText),
  );
  expect(styles.join('\n').match(PHYSICAL)).toBeNull();
});
