/** The slides that move: react-slick, and what it lacks. It loads after the page. */
import { type ReactNode, type RefObject, useEffect } from 'react';
import Slick from 'react-slick';
import { motion } from '../../../theme/theme';
import type { CarouselProps } from './Carousel';

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

interface SlickSlidesProps extends Omit<CarouselProps, 'isShown' | 'arrows'> {
  /** The element around the carousel. */
  box: RefObject<HTMLElement>;
  isRtl: boolean;
  slidesShown: number;
  prevArrow?: JSX.Element;
  nextArrow?: JSX.Element;
}

export const SlickSlides = ({
  box,
  constants,
  slides,
  slidesShown,
  initialSlide,
  isPlaying,
  isRtl,
  prevArrow,
  nextArrow,
  slick,
}: SlickSlidesProps) => {
  useEffect(() => (box.current ? completeSlides(box.current) : undefined), [box]);

  // The prop `autoplay` stops react-slick but never restarts it. The delay lets react-slick's own update, which would
  // stop it again, run first.
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => slick?.current?.slickPlay());
    return () => clearTimeout(timer);
  }, [isPlaying, slick]);

  return (
    <Slick
      ref={slick}
      arrows={prevArrow !== undefined}
      prevArrow={prevArrow}
      nextArrow={nextArrow}
      slidesToShow={slidesShown}
      initialSlide={initialSlide}
      speed={constants.speed}
      cssEase={motion.ease}
      autoplay={isPlaying}
      autoplaySpeed={constants.autoplaySpeed}
      swipe={!isRtl}
      accessibility={false}
    >
      {slides.map((slide, index) => (
        <Slide key={index}>{slide}</Slide>
      ))}
    </Slick>
  );
};
