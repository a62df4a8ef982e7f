/**
 * Reveals [data-reveal] elements as the visitor scrolls.
 * - They are hidden only while the page moves, so that whole-page captures are complete, before the first scroll and
 *   after any other (jlmakes/scrollreveal 242). What can be seen as a movement begins stays.
 * - An element is revealed once 10 % of it is visible (specification 9), once it has been jumped over (End key,
 *   anchor), or if 10 % of it is taller than the window.
 */
export function revealOnScroll(): void {
  const root = document.documentElement;
  let resting: ReturnType<typeof setTimeout> | undefined;
  /** @param share of its height from which an element in the window is revealed */
  const reveal = (share: number) =>
    [...document.querySelectorAll<HTMLElement>('[data-reveal]:not([data-reveal=seen])')]
      // All are measured before any changes: one layout instead of many.
      .map((element) => {
        const { top, height } = element.getBoundingClientRect();
        return [
          element,
          innerHeight - top >= height * share || height * share > innerHeight,
        ] as const;
      })
      .forEach(([element, isSeen]) => (element.dataset.reveal = isSeen ? 'seen' : 'waits'));
  addEventListener('scroll', () => {
    // A client navigation scrolls to the top: that is not the visitor scrolling.
    if (scrollY <= 0) return;
    reveal(resting ? 0.1 : 0);
    root.classList.add('moves');
    clearTimeout(resting);
    resting = setTimeout(() => {
      // The next scroll would hide again what is in view by less than a tenth.
      reveal(0);
      root.classList.remove('moves');
      resting = undefined;
    }, 200);
  });
}
