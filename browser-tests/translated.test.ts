/** Pages that the visitor's browser has translated: they stay in the language in which they were served. */
import type { Page } from '@playwright/test';
import { error as errorKind } from '../src/content/kinds/error';
import { directionOf } from '../src/content/text/languageNames';
import { MAIN_LANGUAGE, pathIn } from '../src/content/text/languages';
import { routes } from '../src/routes';
import { expect, inGate, outsideGate } from './fixtures';
import { SITE } from './support/addresses';
import { hasStarted, start, turnToControl } from './support/browser';
import {
  CASE_STUDY,
  contentOf,
  filled,
  languages,
  navigationIn,
  otherLanguages,
  site,
} from './support/content';
import { fillIn, formsIn, isReady, sendButton } from './support/forms';
import { test } from './support/formVisit';
import { footerLink } from './support/screens';
import { HYDRATION, translator } from './support/translator';

/** The languages of the site, and what translators write that no edition knows. */
const targetsOf = (language: string) => [
  ...languages.filter((other) => other !== language),
  ...['fr', 'zh-Hans', 'x', ''],
];

const UNKNOWN = '/a/b/c';

const PATHS = ['/', '/about', '/contact', '/risk', '/success', CASE_STUDY, '/hoo-talk', UNKNOWN];

/** What no edition knows is treated alike: a page and an error screen stand for all. */
const pathsFor = (target: string) => (languages.includes(target) ? PATHS : ['/risk', UNKNOWN]);

const nameOf = (language: string) =>
  otherLanguages.find(({ code }) => code === language)?.name ?? site.languageName;

/** Expects the layout around a page to be in `language`, and to lead to its pages. */
async function expectEdition(page: Page, language: string, path: string): Promise<void> {
  const { topBar, words } = navigationIn(language);
  const link = (place: string, name: string) =>
    page.locator(place).getByRole('link', { name, exact: true }).first();
  const own = (address: string) => pathIn(language, address);
  await expect(link('header', filled(words.home, language))).toHaveAttribute('href', own('/'));
  await expect(link('section', topBar.login)).toHaveAttribute('href', own(routes.login));
  await expect(footerLink(page, own('/cookies'))).not.toHaveCount(0);
  for (const other of languages.filter((code) => code !== language)) {
    const twin = pathIn(other, path === UNKNOWN ? '/' : path);
    // The inline script writes the query and fragment, and with them the whole address.
    await expect(link('section', nameOf(other))).toHaveJSProperty('href', SITE + twin);
  }
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('direction', directionOf(language));
}

const expectErrorScreen = (page: Page, language: string): Promise<void> =>
  expect(page.locator('main h1')).toHaveText(contentOf(errorKind, language).title);

test.use({ allowedErrors: HYDRATION });

for (const language of languages) {
  for (const target of targetsOf(language)) {
    for (const isEarly of [true, false]) {
      const when = isEarly ? 'before' : 'after';
      const isFirst = language === MAIN_LANGUAGE && target !== MAIN_LANGUAGE && isEarly;

      for (const path of pathsFor(target)) {
        test(
          `"${language}" stays itself at ${path}, translated into "${target}" ${when} its start, and on the next page`,
          inGate(isFirst && path === UNKNOWN && target === otherLanguages[0]?.code),
          async ({ page }) => {
            if (isEarly) await page.addInitScript(translator, target);
            await start(page, pathIn(language, path));
            if (!isEarly) await page.evaluate(translator, target);
            await expectEdition(page, language, path);
            if (path === UNKNOWN) await expectErrorScreen(page, language);
            await footerLink(page, pathIn(language, '/cookies')).first().click();
            await page.waitForURL(SITE + pathIn(language, '/cookies'));
            await expectEdition(page, language, '/cookies');
            // It is still being read in the visitor's language.
            await expect(page.locator('html')).toHaveAttribute('lang', target);
          },
        );
      }
    }
  }

  const [target = ''] = targetsOf(language);

  test(
    `a login on a page in "${language}" that is read in "${target}" leads to the home page in "${language}"`,
    inGate(language === MAIN_LANGUAGE),
    async ({ page }) => {
      const { login } = formsIn(language);
      await page.addInitScript(translator, target);
      await page.goto(login.path);
      await isReady(page);
      await fillIn(page, login);
      await sendButton(page, login).click();
      await page.waitForURL(login.home);
      await expectEdition(page, language, '/');
    },
  );

  test.describe('with a template that throws', () => {
    // The page's template throws.
    test.use({ allowedErrors: /./ });

    test(
      `the error screen of a page that fails is in "${language}", read in "${target}"`,
      outsideGate,
      async ({ page }) => {
        await page.route(/page-data(?:\/ar)?\/cookies\/page-data\.json$/, async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace('"view":{', '"view":null,"was":{');
          await route.fulfill({ response, body });
        });
        await page.addInitScript(translator, target);
        await start(page, pathIn(language, '/about'));
        await footerLink(page, pathIn(language, '/cookies')).first().click();
        await expectErrorScreen(page, language);
        await expectEdition(page, language, '/cookies');
      },
    );
  });

  test(
    `a page in "${language}" that is read in "${target}" is itself after Back`,
    outsideGate,
    async ({ page }) => {
      await page.addInitScript(translator, target);
      await start(page, pathIn(language, '/about'));
      await page.goto(pathIn(language, '/risk'));
      await page.goBack();
      await turnToControl(page);
      await hasStarted(page);
      await expectEdition(page, language, '/about');
    },
  );
}
