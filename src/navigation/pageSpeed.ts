/** The page-speed measurement: wired, without a handler, so that nothing is reported. Specification
 * 2. */
import type { Metric } from 'web-vitals';

/** Passes each measurement of this visit to `handler`. Without one, nothing is loaded or measured.
 * To report page speed, pass `measurePageSpeed` a handler in gatsby-browser.tsx. */
export async function measurePageSpeed(handler?: (metric: Metric) => void): Promise<void> {
  if (!handler) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(handler);
}
