import { service } from '../../src/content/kinds/service';
import { withPage } from '../support/browser';
import { CASE_STUDY, entryNamed } from '../support/content';
import { open, STILL } from '../support/screens';

const sized = (width: number, height = 900) => ({ viewport: { width, height }, ...STILL });

test('in forced colours a call to action has a border too, and drawings have the colour of the text', () =>
  withPage(
    async ({ page }) => {
      await open(page, '/amplification');
      const { hero, how } = entryNamed(service, 'amplification');
      const action = page.locator('main').getByRole('link', { name: hero.action.label });
      expect(await action.first().evaluate((link) => getComputedStyle(link).borderTopStyle)).toBe(
        'solid',
      );
      const [text, drawing] = await page
        .locator('main li', { hasText: how.cards[0]?.title })
        .first()
        .evaluate((card) =>
          [card.querySelector('h3'), card.querySelector('svg')].map(
            (element) => element && getComputedStyle(element).color,
          ),
        );
      expect(drawing).toBe(text);
    },
    { ...sized(1440), forcedColors: 'active', colorScheme: 'dark' },
  ));

test.each(['/login', CASE_STUDY, '/contact', '/a/b/c'])(
  'on a high window %s ends with the footer',
  (path) =>
    withPage(
      async ({ page }) => {
        await open(page, path);
        const end = await page
          .locator('footer')
          .evaluate((footer) => footer.getBoundingClientRect().bottom);
        expect(end).toBeGreaterThanOrEqual(2600);
      },
      sized(1440, 2600),
    ),
);
