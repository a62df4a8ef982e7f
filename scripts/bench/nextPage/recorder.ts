/** Runs in the page: notes when a link is clicked, and when the page behind it is painted. */

declare global {
  interface Window {
    /** Times since the epoch, in milliseconds; 0 for what has not happened. */
    paints: { first: number; largest: number };
    /** Longest time from an act of the visitor to the next frame. */
    slowestAct: number;
  }
}

const CLICK_KEY = 'bench-click';
const now = () => performance.timeOrigin + performance.now();
const heading = () => document.querySelector('main h1')?.textContent;

window.paints = { first: 0, largest: 0 };
window.slowestAct = 0;

function observe(type: string, note: (entry: PerformanceEntry) => void): void {
  const options = { type, buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options);
}

observe('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') window.paints.first = performance.timeOrigin + startTime;
});
observe('largest-contentful-paint', ({ startTime }) => {
  window.paints.largest = performance.timeOrigin + startTime;
});
observe('event', (entry) => {
  const isAct = 'interactionId' in entry && Boolean(entry.interactionId);
  if (isAct) window.slowestAct = Math.max(window.slowestAct, entry.duration);
});

const nextFrame = (note: () => void) =>
  requestAnimationFrame(() => {
    // After the frame.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = note;
    port2.postMessage(null);
  });

/** The picture of the first screen, where the page has one. */
function firstPicture(): HTMLImageElement | null {
  const hidden = document.documentElement.classList.contains('dark') ? 'light' : 'dark';
  const found = document.querySelector(`main :is(h2, picture:not(.only-${hidden}))`);
  return found?.querySelector('img') ?? null;
}

/** A change of page within React has no entries of the browser: its paints are the frames after it. */
function watchChange(before: string | null | undefined): void {
  window.paints = { first: 0, largest: 0 };
  const look = () => {
    if (heading() === before || !heading()) return requestAnimationFrame(look);
    if (!window.paints.first) {
      nextFrame(() => {
        window.paints.first ||= now();
      });
    }
    const picture = firstPicture();
    if (picture && !picture.complete) return requestAnimationFrame(look);
    nextFrame(() => {
      window.paints.largest = now();
    });
    return 0;
  };
  look();
}

addEventListener(
  'click',
  ({ target, timeStamp }) => {
    if (!(target instanceof Element) || !target.closest('a')) return;
    localStorage.setItem(CLICK_KEY, String(performance.timeOrigin + timeStamp));
    if (document.documentElement.hasAttribute('data-started')) watchChange(heading());
  },
  true,
);

export {};
