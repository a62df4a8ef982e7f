/** axe-core in the page under test. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { PHONE, showTheme, WIDE } from './screens';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The problems that axe-core finds, each with the first element concerned. */
export async function axeFindings(page: Page): Promise<string[]> {
  // The content security policy would block a script tag.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    });
    return violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html ?? ''}`);
  });
}

/** The findings in a wide window in the light theme, or on a phone in the dark theme. */
export async function findingsOfLook(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  await page.setViewportSize((theme === 'light' ? WIDE : PHONE).viewport);
  await showTheme(page, theme);
  // A colour on its way to the other theme may have too little contrast.
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  );
  return (await axeFindings(page)).map((finding) => `${theme}: ${finding}`);
}

/** The findings in both looks. */
export const findingsOfTwoLooks = async (page: Page): Promise<string[]> => [
  ...(await findingsOfLook(page, 'light')),
  ...(await findingsOfLook(page, 'dark')),
];
