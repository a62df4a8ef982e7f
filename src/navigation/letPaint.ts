declare global {
  interface Window {
    /** Safari has none, older browsers have it without `yield`. */
    scheduler?: { yield?: () => Promise<void> };
  }
}

/** Lets the browser paint the answer to a press before the work that it asks for
 * (https://web.dev/articles/optimize-inp). */
export const letPaint = async (): Promise<void> => window.scheduler?.yield?.();
