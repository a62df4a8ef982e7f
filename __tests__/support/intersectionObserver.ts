/** An IntersectionObserver for jsdom: tests report visibility. */

class FakeObserver implements IntersectionObserver {
  static last: FakeObserver | undefined;
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds: readonly number[];
  readonly observed = new Set<Element>();

  constructor(
    private readonly callback: IntersectionObserverCallback,
    { threshold = 0 }: IntersectionObserverInit = {},
  ) {
    this.thresholds = [threshold].flat();
    FakeObserver.last = this;
  }

  observe = (element: Element) => void this.observed.add(element);
  unobserve = (element: Element) => void this.observed.delete(element);
  disconnect = () => this.observed.clear();
  takeRecords = () => [];

  /** Reports the visible share of each element, with this top and height. */
  report(shares: ReadonlyMap<Element, number>, { top = 500, height = 200 } = {}) {
    const box = DOMRect.fromRect({ y: top, width: 100, height });
    const entries = [...shares].map(([target, share]) => ({
      target,
      intersectionRatio: share,
      // According to the standard, one visible pixel is enough.
      isIntersecting: share > 0,
      boundingClientRect: box,
      intersectionRect: box,
      rootBounds: null,
      time: 0,
    }));
    this.callback(entries, this);
  }
}

export function fakeIntersections(): void {
  FakeObserver.last = undefined;
  window.IntersectionObserver = FakeObserver;
}

export function observer(): FakeObserver {
  if (!FakeObserver.last) throw new Error('Nothing is observed.');
  return FakeObserver.last;
}
