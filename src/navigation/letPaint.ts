/** TypeScript takes it for granted; Safari has none, and older browsers one without `yield`. */
interface OlderWindow {
  scheduler?: Partial<Scheduler>;
}

/**
 * Lets the browser paint its response to a press before the work that follows
 * (https://web.dev/articles/optimize-inp).
 */
export async function letPaint(): Promise<void> {
  const { scheduler }: OlderWindow = window;
  await scheduler?.yield?.();
}
