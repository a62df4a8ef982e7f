import { expect, test } from '../fixtures';
import { onePageOfEachKind } from '../support/routes';
import { open, showTheme, STILL_WIDE } from '../support/screens';

test.use(STILL_WIDE);

test('on paper, which stays white, every text is dark enough to be read', async ({ page }) => {
  for (const path of onePageOfEachKind) {
    await open(page, path);
    await showTheme(page, 'dark');
    await page.emulateMedia({ media: 'print' });
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const faint = await page.locator('main *').evaluateAll((elements) => {
      const canvas = document.createElement('canvas').getContext('2d', {
        willReadFrequently: true,
      });
      /** WCAG 2.2, "relative luminance". */
      const luminanceOf = (color: string): number => {
        if (!canvas) return 1;
        canvas.fillStyle = '#fff';
        canvas.fillRect(0, 0, 1, 1);
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(
          (value) => {
            const part = value / 255;
            return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
          },
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      return elements.flatMap((element) => {
        const isText = [...element.childNodes].some(
          ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
        );
        if (!isText || !element.checkVisibility({ visibilityProperty: true })) return [];
        const { color } = getComputedStyle(element);
        const contrast = 1.05 / (luminanceOf(color) + 0.05);
        return contrast < 4.5 ? `${color}: ${element.textContent}` : [];
      });
    });
    expect([path, faint]).toEqual([path, []]);
    await page.emulateMedia({ media: null });
  }
});
