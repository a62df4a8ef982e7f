/** The page-speed measurement: wired, with no handler, so that nothing is reported. Specification 2. */
import type { Metric } from 'web-vitals';

export type PageSpeedHandler = (metric: Metric) => void;

/**
 * Hands each measurement of this visit to `handler`. Without one nothing is loaded or measured. To
 * report, give `measurePageSpeed` in gatsby-browser.tsx a handler: one line.
 */
export async function measurePageSpeed(handler?: PageSpeedHandler): Promise<void> {
  if (!handler) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(handler);
}
