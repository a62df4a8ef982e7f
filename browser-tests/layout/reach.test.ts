import { service } from '../../src/content/kinds/service';
import { expect, test } from '../fixtures';
import { CASE_STUDY, entryNamed } from '../support/content';
import { open, STILL } from '../support/screens';

const sized = (width: number, height = 900) => ({ viewport: { width, height }, ...STILL });

test.describe('in forced colours', () => {
  test.use({ ...sized(1440), forcedColors: 'active', colorScheme: 'dark' });

  test('a call to action has a border', async ({ page }) => {
    await open(page, '/amplification');
    const { hero } = entryNamed(service, 'amplification');
    const action = page.locator('main').getByRole('link', { name: hero.action.label });
    await expect(action.first()).toHaveCSS('border-top-style', 'solid');
  });
});

test.describe('in a tall window', () => {
  test.use(sized(1440, 2600));

  for (const path of ['/login', CASE_STUDY, '/contact', '/a/b/c']) {
    test(`the footer of ${path} is at the bottom`, async ({ page }) => {
      await open(page, path);
      const end = await page
        .locator('footer')
        .evaluate((footer) => footer.getBoundingClientRect().bottom);
      expect(end).toBeGreaterThanOrEqual(2600);
    });
  }
});
