/** axe-core in the page under test. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { PHONE, showTheme, WIDE } from './screens';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What axe-core finds wrong with the page as it is, each with the first element that has it. */
export async function axeFindings(page: Page): Promise<string[]> {
  // As a script tag it would not pass the page's content security policy.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    });
    return violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html ?? ''}`);
  });
}

/** The findings in a wide window in the light theme, or on a phone in the dark one. */
export async function findingsOfLook(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  await page.setViewportSize((theme === 'light' ? WIDE : PHONE).viewport);
  await showTheme(page, theme);
  return (await axeFindings(page)).map((finding) => `${theme}: ${finding}`);
}

/** The findings in both. */
export const findingsOfTwoLooks = async (page: Page): Promise<string[]> => [
  ...(await findingsOfLook(page, 'light')),
  ...(await findingsOfLook(page, 'dark')),
];
