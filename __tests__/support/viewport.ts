/** A window of a width: jsdom has no `matchMedia`. Knows min-width, max-width, reduced motion and "not all". */

interface Viewport {
  width: number;
  prefersReducedMotion: boolean;
}

const viewport: Viewport = { width: 1440, prefersReducedMotion: false };

const lists = new Set<EventTarget>();

function matches(query: string): boolean {
  if (query === 'not all') return false;
  if (query.startsWith('not all and ')) return !matches(query.replace('not all and ', ''));
  if (query.includes('prefers-reduced-motion')) {
    return viewport.prefersReducedMotion === query.includes('reduce)');
  }
  const limit = (name: string) =>
    Number(new RegExp(`${name}: ([\\d.]+)px`).exec(query)?.[1] ?? NaN);
  return !(viewport.width < limit('min-width') || viewport.width > limit('max-width'));
}

class FakeMediaQueryList extends EventTarget {
  constructor(readonly media: string) {
    super();
  }
  get matches(): boolean {
    return matches(this.media);
  }
}

/** Puts the window in place; open media query lists hear of it. */
export function setViewport(changes: Partial<Viewport>): void {
  Object.assign(viewport, { width: 1440, prefersReducedMotion: false, ...changes });
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => {
      const list = new FakeMediaQueryList(query);
      lists.add(list);
      return list;
    },
  });
  lists.forEach((list) => list.dispatchEvent(new Event('change')));
}
