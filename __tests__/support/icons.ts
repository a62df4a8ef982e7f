/** Returns the names of the icons in an element that are hidden from screen readers. */
export const iconsIn = (element: Element): string[] =>
  [...element.querySelectorAll('svg.lucide[aria-hidden="true"]')].map(
    (icon) => /lucide-([\w-]+)/.exec(icon.getAttribute('class') ?? '')?.[1] ?? '',
  );
