/** What react-slick says of its slides, told to the keyboard and the accessibility tree as well. */
function complete(box: HTMLElement): void {
  box.querySelector('.slick-track')?.setAttribute('role', 'list');
  box.querySelectorAll('.slick-slide').forEach((slide) => {
    slide.setAttribute('role', 'listitem');
    // Copies and slides out of view are hidden, yet Tab would reach the links in them.
    slide.toggleAttribute('inert', slide.getAttribute('aria-hidden') === 'true');
  });
}

/**
 * Makes the hidden slides in `box` inert and the track a list, now and after each step.
 * @returns ends it
 */
export function completeSlides(box: HTMLElement): () => void {
  const observer = new MutationObserver(() => complete(box));
  observer.observe(box, { childList: true, subtree: true, attributeFilter: ['aria-hidden'] });
  complete(box);
  return () => observer.disconnect();
}
