/** The settings of the two carousels. Specification 4, 9: the numbers are the owner's. */

interface SlidesWhere {
  query: string;
  slides: number;
}

export interface CarouselConstants {
  /** Slides side by side while neither query matches. */
  slides: number;
  medium: SlidesWhere;
  /** Takes precedence over `medium`. */
  narrow: SlidesWhere;
  /** Milliseconds that a step takes. */
  speed: number;
  /** Milliseconds between two steps, if the carousel plays by itself. */
  autoplaySpeed?: number;
}

/** The media query for windows in which `count` slides all fit, so that nothing moves. */
export function whereAllFit({ slides, medium, narrow }: CarouselConstants, count: number): string {
  if (count <= narrow.slides) return 'all';
  if (count <= medium.slides) return `not all and ${narrow.query}`;
  if (count <= slides) return `not all and ${medium.query}`;
  return 'not all';
}

/** "4 under 1024 px, 2 under 600 px": the limits themselves belong to the wider layout. */
export const logoCarousel: CarouselConstants = {
  slides: 6,
  medium: { query: '(max-width: 1023.98px)', slides: 4 },
  narrow: { query: '(max-width: 599.98px)', slides: 2 },
  speed: 500,
  autoplaySpeed: 2000,
};

/** "2 at widths of 1024 or less, 1 at 768 or less": the edges belong to the narrower layout. */
export const caseMenuCarousel: CarouselConstants = {
  slides: 3,
  medium: { query: '(max-width: 1024px)', slides: 2 },
  narrow: { query: '(max-width: 768px)', slides: 1 },
  speed: 500,
};
