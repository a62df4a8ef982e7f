import type { Page } from '@playwright/test';
import { expect, inGate, test } from '../fixtures';
import { API } from '../support/addresses';
import { axeFindings } from '../support/axe';
import { dropdowns, home, navigation } from '../support/content';
import { contact, fillIn, lead, login, sendButton } from '../support/forms';
import { open, PHONE, showTheme, STILL, WIDE } from '../support/screens';

/** Sends the contact form and keeps the toast open. */
const answered = (status: number, kind: string) => async (page: Page) => {
  await page.route(`${API}/**`, (route) =>
    route.fulfill({ status, headers: { 'access-control-allow-origin': '*' }, body: '{}' }),
  );
  await fillIn(page, contact);
  await sendButton(page, contact).click();
  // A toast stays open while it is hovered over.
  await page.locator(`.Toastify__toast--${kind}`).hover();
};

const inHeader = (page: Page, name: string) => page.locator('header').getByRole('button', { name });

/** The name of the state in which this dropdown is open. */
const nameOfOpen = (label: string) => `the dropdown ${label} open`;

type State = [name: string, path: string, reach: (page: Page) => Promise<void>];

const inWindow: State[] = [
  [
    'the errors of the lead form',
    '/risk',
    async (page) => {
      await sendButton(page, lead).click();
      await expect(page.getByRole('group', { name: lead.words.summaryHeading })).toBeVisible();
      await expect(page.locator('.Toastify__toast')).toBeVisible();
    },
  ],
  ['the toast of a success', '/contact', answered(200, 'success')],
  ['the toast of an error', '/contact', answered(500, 'error')],
  [
    'a visible password',
    '/login',
    async (page) => {
      await fillIn(page, login);
      await page.getByRole('button', { name: login.words.showPassword }).click();
    },
  ],
  [
    'every flip card turned over',
    '/',
    async (page) => {
      const turn = page.getByRole('button', { name: home.unique.turn });
      for (let left = await turn.count(); left > 0; left -= 1) await turn.first().click();
    },
  ],
  ...dropdowns.map(({ label }): State => [
    nameOfOpen(label),
    '/risk',
    (page) => inHeader(page, label).click(),
  ]),
];

const onPhone: State[] = [
  [
    'the menu and all its dropdowns open',
    '/risk',
    async (page) => {
      await page.getByRole('button', { name: navigation.words.openMenu }).click();
      for (const { label } of dropdowns) await inHeader(page, label).click();
    },
  ],
  ['the contents of a legal page open', '/cookies', (page) => page.locator('summary').click()],
];

for (const [look, screen, theme, states] of [
  ['in a wide window in the light theme', WIDE, 'light', inWindow],
  ['on a phone in the dark theme', PHONE, 'dark', onPhone],
] as const) {
  test.describe(`${look}, axe finds nothing`, () => {
    test.use({ ...screen, ...STILL, allowedErrors: /status of 500/ });

    for (const [name, path, reach] of states) {
      const isRepeated = dropdowns.slice(1).some(({ label }) => name === nameOfOpen(label));
      test(`with ${name}`, inGate(!isRepeated), async ({ page }) => {
        await open(page, path);
        await showTheme(page, theme);
        await reach(page);
        expect(await axeFindings(page)).toEqual([]);
      });
    }
  });
}
