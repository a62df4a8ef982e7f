/** The drawing of the home page's hero is one form beside the words: no ring runs under a letter. */
import { withPage } from '../support/browser';
import { open, STILL } from '../support/screens';

/** How far the words of the title and the text below it are from the drawing's edge, at the nearest. */
const distances = () => {
  const drawing = document.querySelector('main section svg')?.getBoundingClientRect();
  if (!drawing) throw new Error('The hero has no drawing.');
  const radius = drawing.width / 2;
  const [x, y] = [drawing.left + radius, drawing.top + radius];
  const words = [...document.querySelectorAll('main h1 span, main h1 + div > p')];
  return words.map((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const nearest = [Math.min(Math.max(x, left), right), Math.min(Math.max(y, top), bottom)];
    return Math.hypot(x - Number(nearest[0]), y - Number(nearest[1])) - radius;
  });
};

describe.each(['/', '/ar'])('the hero of %s', (path) => {
  test.each([
    [390, 100],
    [768, 100],
    [1023, 100],
    [1024, 100],
    [1200, 100],
    [1440, 100],
    [1920, 100],
    [2560, 100],
    [1440, 150],
  ])('keeps its drawing off the words, %ipx wide with text of %i %%', (width, percent) =>
    withPage(
      async ({ page }) => {
        await open(page, path);
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = `${size}%`;
        }, percent);
        const found = await page.evaluate(distances);
        expect(found).toHaveLength(4);
        expect(Math.min(...found)).toBeGreaterThan(0);
      },
      { viewport: { width, height: 900 }, ...STILL },
    ),
  );
});
