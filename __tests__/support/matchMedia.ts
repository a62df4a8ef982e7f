/** jsdom lays nothing out, so it has no `matchMedia`. */

export interface MediaStub {
  /** The window's width crosses the edge of every query that is being watched. */
  change: () => void;
}

/** Puts a `matchMedia` into the window; none of its queries matches. */
export function stubMatchMedia(): MediaStub {
  const lists: EventTarget[] = [];
  window.matchMedia = (media) => {
    const list = Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
    lists.push(list);
    return list;
  };
  return { change: () => lists.forEach((list) => list.dispatchEvent(new Event('change'))) };
}
