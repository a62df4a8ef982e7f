/** If a page's files do not arrive, the visitor gets the right page or the error screen, without reload loops. */
import { expect, inGate } from '../fixtures';
import { SITE } from '../support/addresses';
import { hasStarted, start, turnToControl } from '../support/browser';
import { errorPage, menu } from '../support/content';
import { sidewaysOverflow } from '../support/screens';
import {
  breakPiece,
  errorScreen,
  expectErrorScreen,
  expectPage,
  faults,
  passTenMinutes,
  pieces,
  sendForm,
  strike,
  withEachFault,
  test,
} from './support/faults';

const everyFault = withEachFault(pieces);

/** One fault for each piece, chosen so that every fault occurs. */
const oneFaultEach = everyFault.filter((_row, index) => index % 5 === 0 || index === 3);

/** The first of them that show every fault. */
const everyFaultOnce = oneFaultEach.filter(
  ([, fault], index) => oneFaultEach.findIndex(([, other]) => other === fault) === index,
);

for (const row of everyFault) {
  const [piece, fault, address, act] = row;
  test(
    `if ${piece} ${fault} permanently, the error screen comes beside what was pressed, after one reload`,
    inGate(everyFaultOnce.includes(row)),
    async ({ page, documents }) => {
      await breakPiece(page, address, act);
      await sendForm(page, '/risk');
      await expectErrorScreen(page);
      expect(documents()).toBe(2);
      await passTenMinutes(page);
      await page.unroute(address);
      await page.getByRole('link', { name: errorPage.failure.retry }).click();
      await expectPage(page);
      await turnToControl(page);
      await hasStarted(page);
      await expect(page).toHaveURL(`${SITE}/risk`);
      expect(documents()).toBe(3);
    },
  );
}

for (const [index, [piece, fault, address, act]] of oneFaultEach.entries()) {
  test(
    `if ${piece} ${fault} once, the page comes after one reload`,
    inGate(index === 0),
    async ({ page, documents }) => {
      await breakPiece(page, address, act, () => documents() < 2);
      await start(page, '/risk');
      expect(documents()).toBe(2);
      await expectPage(page);
    },
  );
}

// The page itself waits for the first, webpack for the last.
const scripts = Object.entries(pieces).filter(([, address]) => address.source.includes('js'));

for (const [index, [piece, address]] of scripts.entries()) {
  test(
    `if ${piece} never arrives, the page is reloaded once, after 120 s`,
    inGate(index === 0),
    async ({ page, documents }) => {
      await breakPiece(page, address, () => new Promise(() => undefined));
      /** The documents that have requested the piece: a reload may do so at once. */
      const asking = new Set<number>();
      page.on('request', (request) => {
        if (address.test(request.url())) asking.add(documents());
      });
      await sendForm(page, '/risk');
      for (const document of [1, 2]) {
        await expect.poll(() => asking).toContain(document);
        await strike(page);
        await strike(page);
      }
      await expectErrorScreen(page);
      expect(documents()).toBe(2);
    },
  );
}

test.describe('the error screen of a page that does not start', () => {
  const link = menu.find(({ href }) => href === '/about')?.label ?? '';

  test.describe('on the narrowest phone', () => {
    test.use({ viewport: { width: 320, height: 640 } });

    test('keeps the header, whose links work without scripts, with an open menu on a phone', async ({
      page,
    }) => {
      await breakPiece(page, pieces['the framework'], faults['is not there']);
      await sendForm(page, '/contact');
      await expectErrorScreen(page);
      await expect(errorScreen(page).getByRole('heading')).toBeInViewport();
      expect(await sidewaysOverflow(page)).toEqual([]);
      for (const width of [1440, 320]) {
        await page.setViewportSize({ width, height: 640 });
        await page.locator('header').getByRole('link', { name: link }).click({ trial: true });
      }
      await page.locator('header').getByRole('link', { name: link }).click();
      await page.waitForURL(`${SITE}/about`);
    });
  });

  test('comes offline without a reload, which would end on the browser’s own error page', async ({
    page,
    documents,
  }) => {
    await page.route(pieces['the framework'], async (route) => {
      await page.context().setOffline(true);
      await route.abort('internetdisconnected');
    });
    await sendForm(page, '/risk');
    await expectErrorScreen(page);
    expect(documents()).toBe(1);
    await expect(page).toHaveURL(`${SITE}/risk`);
  });
});

// gatsbyjs/gatsby 14964: proxies that refuse scripts, archives that kept none.
for (const path of ['/privacy-policy', '/ar/privacy-policy']) {
  test(
    `${path} can be read where its scripts are refused, whatever the pointer meets`,
    inGate(path.startsWith('/ar')),
    async ({ page, documents }) => {
      await breakPiece(page, /\.js$/, (route) => route.fulfill({ status: 403, body: 'Forbidden' }));
      await page.goto(path);
      const text = await page.locator('main').innerText();
      const refused = page.waitForEvent('response', (answer) => answer.status() === 403);
      const again = page.waitForEvent('framenavigated');
      await turnToControl(page);
      await refused;
      await strike(page);
      await again;
      await turnToControl(page);
      await passTenMinutes(page);
      // The reloaded page may still be arriving.
      await expect.poll(() => page.locator('main').innerText()).toBe(text);
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(documents()).toBe(2);
      await page.locator('#storage-choices').click();
      await expect(page.locator('footer').getByRole('alert')).toBeVisible();
      expect(await page.locator('main').innerText()).toBe(text);
    },
  );
}

test.describe('a copy of a page under another path', () => {
  for (const path of ['/about', '/']) {
    test(
      `of ${path} keeps its text and its address`,
      inGate(path === '/about'),
      async ({ page, documents }) => {
        const copy = `${SITE}/web/2024/site${path}`;
        await page.route(copy, async (route) =>
          route.fulfill({ response: await route.fetch({ url: SITE + path }) }),
        );
        await page.goto(copy);
        const text = await page.locator('main h1').innerText();
        await turnToControl(page);
        await page.locator('#storage-choices').click();
        await expect(page.locator('footer').getByRole('alert')).toBeVisible();
        await passTenMinutes(page);
        await expect(page).toHaveURL(copy);
        await expect(page.locator('main h1')).toHaveText(text);
        expect(documents()).toBe(1);
      },
    );
  }
});

test('a page starts without its version file, pictures, fonts and manifest, even if another script fails', async ({
  page,
  documents,
}) => {
  const needless = /\/page-data\/app-data\.json$|\.(?:svg|avif|png|jpg|webp|woff2)$|manifest/;
  await breakPiece(page, needless, faults['is not there']);
  await page.addInitScript(() => {
    void Promise.reject(new Error('An extension of the browser has failed.'));
  });
  await start(page, '/risk');
  await expectPage(page);
  expect(documents()).toBe(1);
});
