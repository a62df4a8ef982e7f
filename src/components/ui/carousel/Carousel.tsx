import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import type Slick from 'react-slick';
import styled from 'styled-components';
import { useMediaQuery } from '../../../hooks/useMediaQuery';
import { responsive } from '../../../theme/media';
import { square } from '../../../theme/mixins';
import { motion } from '../../../theme/theme';
import { RoundButton } from '../iconButtons';
import type { CarouselConstants } from './constants';

/** Space for an arrow beside the slides: 48px and a gap. */
const ARROW_ROOM = '56px';

/** The few rules that react-slick needs; its own style sheets are not loaded. */
const Box = styled.div<{ $constants: CarouselConstants; $hasArrows: boolean }>`
  ${({ $constants: { slides, medium, narrow } }) =>
    responsive('--slides', slides, {
      [`@media ${medium.query}`]: medium.slides,
      [`@media ${narrow.query}`]: narrow.slides,
    })}
  > ul,
  .slick-list {
    overflow: hidden;
    ${({ $hasArrows }) => $hasArrows && `margin-inline: ${ARROW_ROOM};`}
  }
  .slick-slider {
    position: relative;
    touch-action: pan-y;
    user-select: none;
  }
  .slick-track {
    display: flex;
  }
  > ul > li,
  .slick-slide,
  .slick-slide > div {
    display: grid;
    flex: 1 0 auto;
    grid-template-columns: minmax(0, 1fr);
  }
  .slick-arrow {
    position: absolute;
    inset-block-start: calc(50% - 24px);
  }
  .slick-prev {
    inset-inline-start: 0;
  }
  .slick-next {
    inset-inline-end: 0;
  }
  /* On paper nothing moves: each slide is shown once. */
  @media print {
    .slick-track {
      flex-wrap: wrap;
      inline-size: auto !important;
      transform: none !important;
    }
    .slick-slide {
      inline-size: calc(100% / var(--slides)) !important;
    }
    .slick-cloned {
      display: none;
    }
  }
  /* react-slick always counts from the left: mirrored, it counts from the right. */
  [dir='rtl'] & {
    .slick-slider {
      /* react-slick sets this itself, but not if all slides fit. */
      direction: ltr;
      scale: -1 1;
    }
    .slick-slide > div {
      scale: -1 1;
      direction: rtl;
    }
  }
`;

/** The slides in their final places until react-slick has loaded; in full rows (`$showsAll`) if it never will. */
const PlainList = styled.ul<{ $showsAll: boolean }>`
  display: flex;
  ${({ $showsAll }) => $showsAll && 'flex-wrap: wrap;'}
  html:not(.js) & {
    flex-wrap: wrap;
  }
  > li {
    inline-size: calc(100% / var(--slides));
  }
`;

const Arrow = styled(RoundButton)`
  ${square('48px')}
  svg {
    ${square('16px')}
    fill: currentColor;
  }
`;

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

interface CarouselProps {
  constants: CarouselConstants;
  slides: readonly { id: string; content: ReactNode }[];
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

/** Adds the roles and `inert` that react-slick's markup lacks, after every step. Returns the clean-up function. */
function completeSlides(box: HTMLElement): () => void {
  const complete = () => {
    box.querySelector('.slick-track')?.setAttribute('role', 'list');
    box.querySelectorAll('.slick-slide').forEach((slide) => {
      slide.setAttribute('role', 'listitem');
      // Clones and slides out of view are hidden from screen readers, but Tab would still reach their links.
      slide.toggleAttribute('inert', slide.getAttribute('aria-hidden') === 'true');
    });
  };
  const observer = new MutationObserver(complete);
  observer.observe(box, { childList: true, subtree: true, attributeFilter: ['aria-hidden'] });
  complete();
  return () => observer.disconnect();
}

/** Keeps react-slick's additions (tabIndex, inline-block) away from the slide's content. */
const Slide = ({ children }: { children: ReactNode }) => <>{children}</>;

/** Slides in an endless loop, using react-slick; a plain list with the same layout until it has loaded. */
export const Carousel = (props: CarouselProps) => {
  const { constants, slides, initialSlide = 0, isPlaying, arrows, isShown = true, slick } = props;
  const box = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ Slider: typeof Slick; isRtl: boolean }>();
  const [hasFailed, setHasFailed] = useState(false);
  // Fewer slides than there is room for share the row.
  const slidesShown = Math.min(useSlidesShown(constants), slides.length);

  useEffect(() => {
    if (!isShown) return;
    // Not React.lazy, because nothing may suspend while the server renders pages.
    import('./slick').then(
      ({ default: Slider }) => {
        if (!box.current) return;
        const isRtl = getComputedStyle(box.current).direction === 'rtl';
        // Interruptible, because rendering it in one go would block a slow phone.
        startTransition(() => setLoaded({ Slider, isRtl }));
      },
      () => setHasFailed(true),
    );
  }, [isShown]);

  useEffect(() => (loaded && box.current ? completeSlides(box.current) : undefined), [loaded]);

  // The prop `autoplay` stops react-slick but never restarts it. The delay lets react-slick's own update, which would
  // stop it again, run first.
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => slick?.current?.slickPlay());
    return () => clearTimeout(timer);
  }, [isPlaying, slick]);

  // If all slides fit, react-slick does not move, and would leave a gap before a later initial slide.
  const allFit = slides.length === slidesShown;
  return (
    <Box
      ref={box}
      data-needs-script=""
      $constants={constants}
      $hasArrows={arrows !== undefined}
      // While the browser drags a link, react-slick misses the mouseup, and the slides would follow the pointer
      // (akiran/react-slick issue 1316).
      onDragStart={(event) => event.preventDefault()}
    >
      {loaded ? (
        <loaded.Slider
          ref={slick}
          key={String(allFit)}
          arrows={arrows !== undefined}
          prevArrow={arrows && <Triangle label={arrows.previous} points="12,1 12,15 3,8" />}
          nextArrow={arrows && <Triangle label={arrows.next} points="4,1 4,15 13,8" />}
          slidesToShow={slidesShown}
          initialSlide={allFit ? 0 : initialSlide}
          speed={constants.speed}
          cssEase={motion.ease}
          autoplay={isPlaying}
          autoplaySpeed={constants.autoplaySpeed}
          swipe={!loaded.isRtl}
          accessibility={false}
        >
          {slides.map(({ id, content }) => (
            <Slide key={id}>{content}</Slide>
          ))}
        </loaded.Slider>
      ) : (
        <PlainList $showsAll={hasFailed}>
          {slides
            .slice(initialSlide)
            .concat(slides.slice(0, initialSlide))
            .map(({ id, content }) => (
              <li key={id}>{content}</li>
            ))}
        </PlainList>
      )}
    </Box>
  );
};
