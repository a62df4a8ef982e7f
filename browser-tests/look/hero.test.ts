import { pathIn } from '../../src/content/languages';
import { expect, test } from '../fixtures';
import { homeIn, languages } from '../support/content';
import { open, setTextSize, STILL } from '../support/screens';

/** Runs in the page: the distance of each word of the title, and of the text below, from the drawing's circle. */
const distances = () => {
  const drawing = document.querySelector('main section svg')?.getBoundingClientRect();
  if (!drawing) throw new Error('The hero has no drawing.');
  const radius = drawing.width / 2;
  const [x, y] = [drawing.left + radius, drawing.top + radius];
  const words = [...document.querySelectorAll('main h1 span, main h1 + div > p')];
  return words.map((word) => {
    const range = document.createRange();
    range.selectNodeContents(word);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    const nearest = [Math.min(Math.max(x, left), right), Math.min(Math.max(y, top), bottom)];
    return Math.hypot(x - Number(nearest[0]), y - Number(nearest[1])) - radius;
  });
};

const sizes = [390, 768, 1023, 1024, 1200, 1440, 1920, 2560].map((width) => [width, 100] as const);

test.use(STILL);

for (const language of languages) {
  test(`the drawing in the home page’s hero (${language}) touches no words`, async ({ page }) => {
    await open(page, pathIn(language, '/'));
    for (const [width, percent] of [...sizes, [1440, 150] as const]) {
      await page.setViewportSize({ width, height: 900 });
      await setTextSize(page, percent);
      const found = await page.evaluate(distances);
      expect(found).toHaveLength(homeIn(language).hero.title.split(' ').length + 1);
      expect([width, percent, Math.min(...found) > 0]).toEqual([width, percent, true]);
    }
  });
}
