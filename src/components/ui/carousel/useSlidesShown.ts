import { useMediaQuery } from '../../../hooks/useMediaQuery';
import type { CarouselConstants } from './constants';

/**
 * How many slides show side by side. react-slick's own `responsive` setting is ignored on the first
 * load (akiran/react-slick issues 2435 and 2446).
 */
export function useSlidesShown({ slides, medium, narrow }: CarouselConstants): number {
  const isMedium = useMediaQuery(medium.query);
  const isNarrow = useMediaQuery(narrow.query);
  if (isNarrow) return narrow.slides;
  return isMedium ? medium.slides : slides;
}
