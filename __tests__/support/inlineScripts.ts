let earlierRun = new AbortController();

/**
 * Runs the inline script of a page. What an earlier run listens to is over, as it is on another page.
 */
export function runInline(script: () => void): void {
  earlierRun.abort();
  earlierRun = new AbortController();
  asInline(script);
}

/** Does what has the inline script listen to more: that ends with the page as well. */
export function asInline(act: () => void): void {
  const { signal } = earlierRun;
  const { addEventListener } = EventTarget.prototype;
  const listen = function (
    this: EventTarget | undefined,
    ...[type, listener, options]: Parameters<typeof addEventListener>
  ) {
    const given = typeof options === 'boolean' ? { capture: options } : options;
    addEventListener.call(this ?? window, type, listener, { ...given, signal });
  };
  // jest's jsdom gives its window a function of its own.
  const spies = [EventTarget.prototype, window].map((target) =>
    jest.spyOn(target, 'addEventListener').mockImplementation(listen),
  );
  act();
  spies.forEach((spy) => spy.mockRestore());
}

/** Says how the page was opened, which jsdom does not know: `reload`, `back_forward`. */
export function openedBy(type = 'navigate'): void {
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => [{ type }],
  });
}
