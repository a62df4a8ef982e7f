declare global {
  interface Window {
    /** Safari has none, older browsers have it without `yield`. */
    scheduler?: { yield?: () => Promise<void> };
  }
}

/**
 * Lets the browser show that a press has been taken before the work begins that it asks for
 * (https://web.dev/articles/optimize-inp). A browser that cannot be asked goes on at once.
 */
export const letPaint = async (): Promise<void> => window.scheduler?.yield?.();
