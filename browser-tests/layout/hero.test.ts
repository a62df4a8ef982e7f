import { pathIn } from '../../src/content/text/languages';
import { expect, test } from '../fixtures';
import { homeIn, languages } from '../support/content';
import { open, setTextSize, sidewaysOverflow, STILL } from '../support/screens';

/**
 * Runs in the page: for each word of the title and the text below, whether it ends inside its step of the stair; then
 * how far the steps stay from the pearl, and how far the rings reach beyond the first word.
 */
const measure = () => {
  const drawing = document.querySelector('main section > svg');
  const pearl = drawing?.querySelector('circle')?.getBoundingClientRect();
  if (!drawing || !pearl) throw new Error('The hero has no drawing.');
  const isMirrored = document.documentElement.dir === 'rtl';
  const endOf = ({ left, right }: DOMRect) => (isMirrored ? innerWidth - left : right);
  const steps = [...document.querySelectorAll('main h1 span, main h1 + div')];
  const boxes = steps.map((step) => step.getBoundingClientRect());
  const cut = steps.filter((step, index) => {
    const range = document.createRange();
    range.selectNodeContents(step);
    return endOf(range.getBoundingClientRect()) > endOf(boxes[index] ?? new DOMRect()) + 1;
  });
  const gaps = boxes.map((box) => {
    const beside = isMirrored ? box.left - pearl.right : pearl.left - box.right;
    return Math.max(beside, box.top - pearl.bottom, pearl.top - box.bottom);
  });
  const ends = boxes.slice(0, -1).map(endOf);
  const rings = drawing.getBoundingClientRect();
  const start = isMirrored ? innerWidth - rings.right : rings.left;
  return {
    steps: steps.length,
    cut: cut.map((step) => step.textContent),
    isPearlFree: Math.min(...gaps) > 0,
    isPearlWhole: pearl.left >= 0 && pearl.right <= innerWidth,
    isStair: new Set(ends.map(Math.round)).size > 1 && start < Math.max(...ends),
  };
};

const sizes = [320, 390, 768, 1023, 1024, 1200, 1440, 1920, 2560, 3840].map(
  (width) => [width, 100] as const,
);

test.use(STILL);

for (const language of languages) {
  test(`the words of the home page’s hero (${language}) cut a stair into the rings, and none is cut`, async ({
    page,
  }) => {
    await open(page, pathIn(language, '/'));
    const steps = homeIn(language).hero.title.split(' ').length + 1;
    for (const [width, percent] of [...sizes, [1440, 150] as const, [1024, 200] as const]) {
      await page.setViewportSize({ width, height: 900 });
      await setTextSize(page, percent);
      const found = await page.evaluate(measure);
      const isStair = width >= 1024 || found.isStair;
      const whole = { steps, cut: [], isPearlFree: true, isPearlWhole: true, isStair };
      expect([width, percent, found]).toEqual([width, percent, whole]);
      expect([width, percent, await sidewaysOverflow(page)]).toEqual([width, percent, []]);
    }
  });
}

test('the rings of the home page’s hero arrive', async ({ page }) => {
  const file = page.waitForResponse(/homeRings-.*\.svg/);
  await open(page, '/');
  expect((await file).status()).toBe(200);
  const width = () =>
    page.evaluate(
      () => document.querySelector<SVGGraphicsElement>('main section > svg use')?.getBBox().width,
    );
  await expect.poll(width).toBeGreaterThan(1000);
});
