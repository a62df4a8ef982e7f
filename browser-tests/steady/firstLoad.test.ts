/** A page whose files do not all arrive ends in the right page or in the error screen, without loops. */
import { SITE } from '../support/addresses';
import { hasStarted, turnToControl, visit, withPage } from '../support/browser';
import { errorPage, menu } from '../support/content';
import { isWhole, toTest } from '../support/extent';
import {
  breakPiece,
  countDocuments,
  ERROR_TITLE,
  expectErrorScreen,
  expectNoMoreDocuments,
  faults,
  pieces,
  type Fault,
} from './support/faults';
import { holdLongTimers, strike } from './support/longTimers';

type Row = [piece: string, fault: string, address: RegExp, act: Fault];

const everyFault: Row[] = Object.entries(pieces).flatMap(([piece, address]) =>
  Object.entries(faults).map(([fault, act]): Row => [piece, fault, address, act]),
);

/** Each piece with one of the faults, and each fault with some piece. */
const oneFaultEach = everyFault.filter((_row, index) => index % 5 === 0 || index === 3);

describe('a fault that stays ends in the error screen, after one reload', () => {
  test.each(isWhole ? everyFault : oneFaultEach)('%s %s', (_piece, _fault, address, act) =>
    withPage(async ({ page }) => {
      const documents = countDocuments(page);
      await holdLongTimers(page);
      await breakPiece(page, address, act);
      await visit(page, '/risk');
      await expectErrorScreen(page);
      expect(documents()).toBe(2);
      await expectNoMoreDocuments(page, documents);
      await page.unroute(address);
      await page.getByRole('link', { name: errorPage.failure.retry }).click();
      await page.locator('h1', { hasNotText: ERROR_TITLE }).waitFor();
      await turnToControl(page);
      await hasStarted(page);
      expect(page.url()).toBe(`${SITE}/risk`);
    }),
  );
});

describe('a fault that passes ends in the page, after one reload', () => {
  test.each(toTest(oneFaultEach, (_row, index) => index % 3 === 0))(
    '%s %s',
    (_piece, _fault, address, act) =>
      withPage(async ({ page }) => {
        const documents = countDocuments(page);
        await holdLongTimers(page);
        await breakPiece(page, address, act, () => documents() < 2);
        await visit(page, '/risk');
        await hasStarted(page);
        expect(documents()).toBe(2);
        await expectNoMoreDocuments(page, documents);
        expect(await page.getByRole('alert').count()).toBe(0);
      }),
  );
});

describe('a piece that never comes', () => {
  /** Answers nothing, ever. */
  const hang: Fault = () => new Promise(() => undefined);
  const scripts = Object.entries(pieces).filter(([, address]) => address.source.includes('js'));

  // The page waits for the first by itself, for the last by webpack.
  test.each(toTest(scripts, (_row, index) => index % (scripts.length - 1) === 0))(
    '%s is given up after 120 s, and the page loaded again once',
    (_piece, address) =>
      withPage(async ({ page }) => {
        const documents = countDocuments(page);
        await holdLongTimers(page);
        await breakPiece(page, address, hang);
        for (const document of [1, 2]) {
          const asked = page.waitForRequest(address);
          if (document === 1) await visit(page, '/risk');
          await asked;
          await strike(page);
          await strike(page);
        }
        await expectErrorScreen(page);
        expect(documents()).toBe(2);
        await expectNoMoreDocuments(page, documents);
      }),
  );
});

describe('the error screen of a page that does not start', () => {
  const link = menu.find(({ href }) => href === '/about')?.label ?? '';

  test('keeps header and footer, whose links lead on without scripts', () =>
    withPage(async ({ page }) => {
      await breakPiece(page, pieces['the framework'], faults['is not there']);
      await visit(page, '/contact');
      await expectErrorScreen(page);
      await page.locator('header').getByRole('link', { name: link }).click();
      await page.waitForURL(`${SITE}/about`);
    }));

  test('can be reached on a phone, too: the menu stands open', () =>
    withPage(
      async ({ page }) => {
        await breakPiece(page, pieces['the framework'], faults['is not there']);
        await visit(page, '/contact');
        await expectErrorScreen(page);
        expect(await page.locator('header').getByRole('link', { name: link }).isVisible()).toBe(
          true,
        );
        const title = await page.locator('h1').boundingBox();
        expect(title && title.y >= 0 && title.y < 300).toBe(true);
        const excess = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(excess).toBe(0);
      },
      { viewport: { width: 320, height: 640 } },
    ));

  test('comes at once without a network: the browser’s own error page would lead nowhere', () =>
    withPage(async ({ page }) => {
      const documents = countDocuments(page);
      await page.route(pieces['the framework'], async (route) => {
        await page.context().setOffline(true);
        await route.abort('internetdisconnected');
      });
      await visit(page, '/risk');
      await expectErrorScreen(page);
      expect(documents()).toBe(1);
      expect(page.url()).toBe(`${SITE}/risk`);
    }));
});

describe('what breaks nothing', () => {
  test.each([
    ['the site’s version file is missing', /\/page-data\/app-data\.json$/],
    ['a picture is missing', /\.(?:avif|png|jpg|webp)$/],
    ['a font is missing', /\.woff2$/],
    ['the manifest is missing', /manifest/],
  ])('%s: the page starts, once', (_what, address) =>
    withPage(async ({ page }) => {
      const documents = countDocuments(page);
      await holdLongTimers(page);
      await breakPiece(page, address, faults['is not there']);
      await visit(page, '/risk');
      await hasStarted(page);
      await expectNoMoreDocuments(page, documents);
      expect(await page.getByRole('alert').count()).toBe(0);
    }),
  );

  test('an error of somebody else’s script', () =>
    withPage(async ({ page }) => {
      const documents = countDocuments(page);
      await page.addInitScript(() => {
        void Promise.reject(new Error('An extension of the browser has failed.'));
      });
      await visit(page, '/risk');
      await hasStarted(page);
      await expectNoMoreDocuments(page, documents);
      expect(await page.getByRole('alert').count()).toBe(0);
    }));
});
