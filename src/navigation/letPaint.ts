declare global {
  interface Window {
    /** Missing in Safari, and without `yield` in older browsers. */
    scheduler?: { yield?: () => Promise<void> };
  }
}

/**
 * Lets the browser paint its response to a press before the work that follows
 * (https://web.dev/articles/optimize-inp).
 */
export const letPaint = async (): Promise<void> => window.scheduler?.yield?.();
