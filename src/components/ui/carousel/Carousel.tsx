import {
  forwardRef,
  startTransition,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import type Slick from 'react-slick';
import { useMediaQuery } from '../../../hooks/useMediaQuery';
import { motion } from '../../../theme/theme';
import { Box, PlainList } from './Carousel.styles';
import type { CarouselConstants } from './constants';

/** What buttons outside the carousel can do with it. */
export interface CarouselHandle {
  previous: () => void;
  next: () => void;
}

interface CarouselProps {
  constants: CarouselConstants;
  slides: readonly { id: string; content: ReactNode }[];
  /** Index of the first visible slide. */
  initialSlide?: number;
  /** Whether the slides move on by themselves. */
  isPlaying?: boolean;
  /** Buttons at the sides; react-slick adds class names and click handlers. */
  arrows?: { previous: ReactElement; next: ReactElement };
  /** False where the page hides the carousel: nothing is loaded then. */
  isShown?: boolean;
}

/** react-slick, and the text direction of the carousel. */
interface LoadedSlick {
  Slider: typeof Slick;
  isRtl: boolean;
}

/** How many slides stand side by side. react-slick ignores its own `responsive` setting on the
 * first load (akiran/react-slick issues 2435 and 2446). */
function useSlidesShown({ slides, medium, narrow }: CarouselConstants): number {
  const isMedium = useMediaQuery(medium.query);
  const isNarrow = useMediaQuery(narrow.query);
  if (isNarrow) return narrow.slides;
  return isMedium ? medium.slides : slides;
}

/** Gives react-slick's markup the roles and the inertness that it lacks. */
function complete(box: HTMLElement): void {
  box.querySelector('.slick-track')?.setAttribute('role', 'list');
  box.querySelectorAll('.slick-slide').forEach((slide) => {
    slide.setAttribute('role', 'listitem');
    // Clones and slides out of view are hidden, yet Tab would reach their links.
    slide.toggleAttribute('inert', slide.getAttribute('aria-hidden') === 'true');
  });
}

/**
 * Makes the hidden slides in `box` inert and the track a list, now and after each step.
 * @returns the function that stops this
 */
function completeSlides(box: HTMLElement): () => void {
  const observer = new MutationObserver(() => complete(box));
  observer.observe(box, { childList: true, subtree: true, attributeFilter: ['aria-hidden'] });
  complete(box);
  return () => observer.disconnect();
}

/** Keeps react-slick's additions (tabIndex, inline-block) away from the slide's content. */
const Slide = ({ children }: { children: ReactNode }) => <>{children}</>;

/** Slides in an endless row, by react-slick. On the server, until react-slick has loaded and where
 * it fails to load, they are a plain list in the same box: nothing moves when the carousel
 * replaces it. */
export const Carousel = forwardRef<CarouselHandle, CarouselProps>(function Carousel(
  { constants, slides, initialSlide = 0, isPlaying = false, arrows, isShown = true },
  handle,
) {
  const box = useRef<HTMLDivElement>(null);
  const slick = useRef<Slick>(null);
  const [loaded, setLoaded] = useState<LoadedSlick>();
  const [hasFailed, setHasFailed] = useState(false);
  const slidesShown = useSlidesShown(constants);

  useEffect(() => {
    if (!isShown) return;
    let isGone = false;
    // Not React.lazy: nothing may suspend while the pages are rendered on the server.
    import('react-slick').then(
      ({ default: Slider }) => {
        if (isGone || !box.current) return;
        const isRtl = getComputedStyle(box.current).direction === 'rtl';
        // In slices: rendering it in one go would block a slow phone.
        startTransition(() => setLoaded({ Slider, isRtl }));
      },
      () => setHasFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [isShown]);

  useEffect(() => (loaded && box.current ? completeSlides(box.current) : undefined), [loaded]);

  // The setting `autoplay` stops react-slick but does not start it again; and react-slick's own
  // update, which comes first, would stop at once what is started here.
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => slick.current?.slickPlay());
    return () => clearTimeout(timer);
  }, [isPlaying]);

  useImperativeHandle(handle, () => ({
    previous: () => slick.current?.slickPrev(),
    next: () => slick.current?.slickNext(),
  }));

  // When all slides fit, react-slick stands still and would leave a gap before a later first slide.
  const allFit = slides.length <= slidesShown;
  return (
    <Box ref={box} data-needs-script="" $constants={constants} $hasArrows={arrows !== undefined}>
      {loaded ? (
        <loaded.Slider
          ref={slick}
          key={String(allFit)}
          infinite
          dots={false}
          arrows={arrows !== undefined}
          prevArrow={arrows?.previous}
          nextArrow={arrows?.next}
          slidesToShow={slidesShown}
          slidesToScroll={1}
          initialSlide={allFit ? 0 : initialSlide}
          speed={constants.speed}
          cssEase={motion.ease}
          autoplay={isPlaying}
          autoplaySpeed={constants.autoplaySpeed}
          pauseOnHover
          swipe={!loaded.isRtl}
          accessibility={false}
        >
          {slides.map(({ id, content }) => (
            <Slide key={id}>{content}</Slide>
          ))}
        </loaded.Slider>
      ) : (
        <PlainList $showsAll={hasFailed}>
          {[...slides.slice(initialSlide), ...slides.slice(0, initialSlide)].map(
            ({ id, content }) => (
              <li key={id}>{content}</li>
            ),
          )}
        </PlainList>
      )}
    </Box>
  );
});
