/** Runs in the page: notes when a link is clicked, and when the page behind it is painted. */

declare global {
  interface Window {
    /** Times since the epoch, in milliseconds; 0 for what has not happened. */
    paints: { first: number; largest: number };
  }
}

const now = () => performance.timeOrigin + performance.now();
const heading = () => document.querySelector('main h1')?.textContent;

window.paints = { first: 0, largest: 0 };

function observe(type: string, note: (time: number, name: string) => void): void {
  new PerformanceObserver((list) => {
    for (const { startTime, name } of list.getEntries())
      note(performance.timeOrigin + startTime, name);
  }).observe({ type, buffered: true });
}

observe('paint', (time, name) => {
  if (name === 'first-contentful-paint') window.paints.first = time;
});
observe('largest-contentful-paint', (time) => {
  window.paints.largest = time;
});

const afterNextFrame = (note: () => void) => requestAnimationFrame(() => setTimeout(note));

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
    if (!window.paints.first) afterNextFrame(() => (window.paints.first ||= now()));
    if (firstPicture()?.complete === false) return requestAnimationFrame(look);
    afterNextFrame(() => (window.paints.largest = now()));
    return 0;
  };
  look();
}

addEventListener(
  'click',
  ({ target, timeStamp }) => {
    if (!(target instanceof Element) || !target.closest('a')) return;
    localStorage.setItem('bench-click', String(performance.timeOrigin + timeStamp));
    if (document.documentElement.hasAttribute('data-started')) watchChange(heading());
  },
  true,
);

export {};
