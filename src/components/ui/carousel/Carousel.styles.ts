import styled from 'styled-components';
import type { CarouselConstants } from './constants';

/** Space for an arrow beside the slides: 48px and a gap. */
const ARROW_ROOM = '56px';

/** The few rules that react-slick needs; its own style sheets are not loaded. */
export const Box = styled.div<{ $constants: CarouselConstants; $hasArrows: boolean }>`
  --slides: ${({ $constants }) => $constants.slides};
  @media ${({ $constants }) => $constants.medium.query} {
    --slides: ${({ $constants }) => $constants.medium.slides};
  }
  @media ${({ $constants }) => $constants.narrow.query} {
    --slides: ${({ $constants }) => $constants.narrow.slides};
  }
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
  .slick-slide {
    flex: none;
  }
  .slick-slide,
  .slick-slide > div {
    display: grid;
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
      /* It says so itself, but not where all slides fit. */
      direction: ltr;
      scale: -1 1;
    }
    .slick-slide > div {
      scale: -1 1;
      direction: rtl;
    }
  }
`;

/** The slides in the same places, until react-slick has loaded. */
export const PlainList = styled.ul<{ $showsAll: boolean }>`
  display: flex;
  ${({ $showsAll }) => $showsAll && 'flex-wrap: wrap;'}
  html:not(.js) & {
    flex-wrap: wrap;
  }
  > li {
    display: grid;
    flex: none;
    grid-template-columns: minmax(0, 1fr);
    inline-size: calc(100% / var(--slides));
  }
`;
