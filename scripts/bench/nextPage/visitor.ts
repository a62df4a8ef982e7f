/** What the bench does in a browser: opens a page, turns to a link, follows it. */
import path from 'node:path';
import { buildSync } from 'esbuild';
import { pause, type Chromium, type Point, type Tab } from '../../lib/devTools';

/** Milliseconds from turning to a link to the click. */
export const TURNED_TO_BEFORE = 300;

const SLOW_DOWN = 4;
const SCREEN = { width: 1350, height: 940 };
/** More than a page takes to come to rest. */
const REST = 2000;

/** By which means the next page is prepared. */
export type Means = 'rules' | 'fetch' | 'none';

/** Makes the browser one that knows no speculation rules, or one whose visitor saves data. */
const restrictions: Readonly<Record<Means, string>> = {
  rules: '',
  fetch: 'HTMLScriptElement.supports = () => false;',
  none: 'Object.defineProperty(navigator.connection, "saveData", { value: true });',
};

function recorder(): string {
  const [file] = buildSync({
    entryPoints: [path.join(__dirname, 'recorder.ts')],
    bundle: true,
    format: 'iife',
    write: false,
  }).outputFiles;
  if (!file) throw new Error('esbuild wrote no recorder.');
  return file.text;
}

/** A fresh visitor, on a device four times slower than this one. */
export const newVisitor = (chromium: Chromium, means: Means): Promise<Tab> =>
  chromium.newTab({
    ...SCREEN,
    slowDown: SLOW_DOWN,
    script: `${restrictions[means]}${recorder()}`,
  });

/** Has the page's scripts start, and waits until it is at rest. */
export async function start(tab: Tab): Promise<void> {
  await tab.evaluate(
    `document.querySelector('[data-theme-toggle]').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))`,
  );
  await tab.until('document.documentElement.hasAttribute("data-started")');
  await pause(REST);
}

export async function open(tab: Tab, address: string): Promise<void> {
  await tab.open(address);
  await pause(REST);
}

export const linkTo = (tab: Tab, to: string): Promise<Point> =>
  tab.show(`a[href="${to}"]:not([hreflang])`);

export interface Change {
  /** Milliseconds from the click. */
  first: number;
  largest: number;
}

/**
 * Follows a link, and says when the page behind it was painted.
 * @throws Error where it is not
 */
export async function follow(
  tab: Tab,
  place: Point,
  to: string,
  isTurnedTo: boolean,
): Promise<Change> {
  if (isTurnedTo) {
    await tab.moveTo(place);
    await pause(TURNED_TO_BEFORE);
  }
  await tab.click(place);
  await tab.until(`location.pathname === '${to}' && window.paints.largest > 0`);
  await pause(REST);
  const paints: unknown = await tab.evaluate(`(() => {
    const clicked = Number(localStorage.getItem('bench-click'));
    const { first, largest } = window.paints;
    return [first - clicked, Math.max(first, largest) - clicked];
  })()`);
  const [first = NaN, largest = NaN] = Array.isArray(paints) ? paints.map(Number) : [];
  return { first, largest };
}
