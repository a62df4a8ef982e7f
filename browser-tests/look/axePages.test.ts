import { findingsInBothThemes } from '../support/axe';
import { withPage } from '../support/browser';
import { everyPage } from '../support/routes';
import { open, PHONE, STILL, WIDE } from '../support/screens';

describe.each([
  ['390px', { ...PHONE, ...STILL }],
  ['1440px', { ...WIDE, ...STILL }],
])('at %s axe finds nothing, in either theme,', (_, screen) => {
  test.each(everyPage)('on %s', (path) =>
    withPage(async ({ page }) => {
      await open(page, path);
      expect(await findingsInBothThemes(page)).toEqual([]);
    }, screen),
  );
});
