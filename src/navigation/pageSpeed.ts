import type { Metric } from 'web-vitals';

/**
 * Passes each measurement of this visit to `handler`; without one (gatsby-browser.tsx has none yet, specification 2),
 * loads and measures nothing.
 */
export async function measurePageSpeed(handler?: (metric: Metric) => void): Promise<void> {
  if (!handler) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(handler);
}
