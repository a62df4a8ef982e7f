/** The names of the icons in an element, which say nothing to a visitor who listens. */
export const iconsIn = (element: Element): string[] =>
  [...element.querySelectorAll('svg.lucide[aria-hidden="true"]')].map(
    (icon) => /lucide-([\w-]+)/.exec(icon.getAttribute('class') ?? '')?.[1] ?? '',
  );
