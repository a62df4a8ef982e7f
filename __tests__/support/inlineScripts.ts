let earlierRun = new AbortController();

/**
 * Runs an inline script; listeners of earlier runs are removed, as on another page.
 */
export function runInline(script: () => void): void {
  earlierRun.abort();
  earlierRun = new AbortController();
  asInline(script);
}

/** Runs code that adds listeners of the inline script; the next run removes these, too. */
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
  // jsdom's window has its own addEventListener.
  const spies = [EventTarget.prototype, window].map((target) =>
    jest.spyOn(target, 'addEventListener').mockImplementation(listen),
  );
  act();
  spies.forEach((spy) => spy.mockRestore());
}

/** Sets the navigation type, which jsdom lacks: `reload`, `back_forward`. */
export function openedBy(type = 'navigate'): void {
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => [{ type }],
  });
}
