import {
  startTransition,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import type Slick from 'react-slick';
import { useMediaQuery } from '../../../hooks/useMediaQuery';
import { Arrow, PlainList, Viewport } from './carouselStyles';
import type { CarouselConstants } from './constants';

interface TriangleProps extends Pick<JSX.IntrinsicElements['button'], 'className' | 'onClick'> {
  label: string;
  points: string;
}

/** An arrow at the side. It picks out its props, because react-slick passes some that a button must not have. */
const Triangle = ({ label, points, className, onClick }: TriangleProps) => (
  <Arrow className={className} aria-label={label} onClick={onClick}>
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <polygon points={points} />
    </svg>
  </Arrow>
);

type LoadedSlides = typeof import('./SlickSlides').SlickSlides;

export interface CarouselProps {
  constants: CarouselConstants;
  slides: readonly ReactNode[];
  initialSlide?: number;
  isPlaying?: boolean;
  /** Accessible names of arrows at the sides; without names, no arrows. */
  arrows?: { previous: string; next: string };
  /** False while the page hides the carousel: react-slick is not loaded then. */
  isShown?: boolean;
  /** Receives react-slick, for buttons outside the carousel. */
  slick?: { readonly current: Slick | null };
}

/**
 * The number of slides side by side. react-slick ignores its own `responsive` setting on the first load
 * (akiran/react-slick issues 2435 and 2446).
 */
function useSlidesShown({ slides, medium, narrow }: CarouselConstants): number {
  const isMedium = useMediaQuery(medium.query);
  const isNarrow = useMediaQuery(narrow.query);
  if (isNarrow) return narrow.slides;
  return isMedium ? medium.slides : slides;
}

/** Loads react-slick once the page shows the carousel; `isRtl` is the direction around it. */
function useSlickSlides(box: RefObject<HTMLElement>, isShown: boolean) {
  const [loaded, setLoaded] = useState<{ SlickSlides: LoadedSlides; isRtl: boolean }>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    // Not React.lazy, because nothing may suspend while the server renders pages.
    import('./SlickSlides').then(
      ({ SlickSlides }) => {
        if (!box.current) return;
        const isRtl = getComputedStyle(box.current).direction === 'rtl';
        // Interruptible, because rendering it in one go would block a slow phone.
        startTransition(() => setLoaded({ SlickSlides, isRtl }));
      },
      () => setHasFailed(true),
    );
  }, [box, isShown]);
  return { loaded, hasFailed };
}

/** Slides in an endless loop, using react-slick; a plain list with the same layout until it has loaded. */
export const Carousel = ({
  constants,
  slides,
  initialSlide = 0,
  isPlaying,
  arrows,
  isShown = true,
  slick,
}: CarouselProps) => {
  const box = useRef<HTMLDivElement>(null);
  const { loaded, hasFailed } = useSlickSlides(box, isShown);
  // Fewer slides than there is room for share the row.
  const slidesShown = Math.min(useSlidesShown(constants), slides.length);
  // If all slides fit, react-slick does not move, and would leave a gap before a later initial slide.
  const allFit = slides.length === slidesShown;
  return (
    <Viewport
      ref={box}
      data-needs-script=""
      $constants={constants}
      $hasArrows={arrows !== undefined}
      // While the browser drags a link, react-slick misses the mouseup, and the slides would follow the pointer
      // (akiran/react-slick issue 1316).
      onDragStart={(event) => event.preventDefault()}
    >
      {loaded ? (
        <loaded.SlickSlides
          key={String(allFit)}
          box={box}
          constants={constants}
          slides={slides}
          slidesShown={slidesShown}
          initialSlide={allFit ? 0 : initialSlide}
          isPlaying={isPlaying}
          isRtl={loaded.isRtl}
          prevArrow={arrows && <Triangle label={arrows.previous} points="12,1 12,15 3,8" />}
          nextArrow={arrows && <Triangle label={arrows.next} points="4,1 4,15 13,8" />}
          slick={slick}
        />
      ) : (
        <PlainList $showsAll={hasFailed}>
          {slides
            .slice(initialSlide)
            .concat(slides.slice(0, initialSlide))
            .map((slide, index) => (
              <li key={index}>{slide}</li>
            ))}
        </PlainList>
      )}
    </Viewport>
  );
};
