/** The page's waits of two minutes, which pass when a test says so. The short ones are real. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Calls what waits for a long time, once each; a repeated timer stays for the next stroke. */
    strike?: () => void;
  }
}

/** Longer than anything that a test could wait for. */
const LONG = 100_000;

/** To be called before the page is opened. */
export async function holdLongTimers(page: Page): Promise<void> {
  await page.addInitScript((long) => {
    interface Held {
      act: () => void;
      isRepeated: boolean;
    }
    const held = new Map<number, Held>();
    const { setTimeout: later, setInterval: every, clearTimeout: end } = window;
    let lastId = -1;
    const hold = (act: () => void, isRepeated: boolean) => {
      lastId -= 1;
      held.set(lastId, { act, isRepeated });
      return lastId;
    };
    Object.assign(window, {
      setTimeout: (act: () => void, time = 0, ...values: unknown[]) =>
        time < long ? later(act, time, ...values) : hold(act, false),
      setInterval: (act: () => void, time = 0, ...values: unknown[]) =>
        time < long ? every(act, time, ...values) : hold(act, true),
      clearTimeout: (id: number) => (held.delete(id) ? undefined : end(id)),
      strike: () => {
        for (const [id, { act, isRepeated }] of [...held]) {
          if (!isRepeated) held.delete(id);
          act();
        }
      },
    });
  }, LONG);
}

/** Two minutes pass. */
export const strike = (page: Page): Promise<void> => page.evaluate(() => window.strike?.());
