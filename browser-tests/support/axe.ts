/** axe-core in the page under test. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';
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

/** The findings in a wide window in the light theme, and on a phone in the dark one. */
export async function findingsOfTwoLooks(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const [theme, { viewport }] of [
    ['light', WIDE],
    ['dark', PHONE],
  ] as const) {
    await page.setViewportSize(viewport);
    await showTheme(page, theme);
    findings.push(...(await axeFindings(page)).map((finding) => `${theme}: ${finding}`));
  }
  return findings;
}
