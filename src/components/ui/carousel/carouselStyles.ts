import styled from 'styled-components';
import { responsive } from '../../../theme/media';
import { square } from '../../../theme/mixins';
import { RoundButton } from '../iconButtons';
import type { CarouselConstants } from './constants';

/** Space for an arrow beside the slides: 48px and a gap. */
const ARROW_ROOM = '56px';

/** The few rules that react-slick needs; its own style sheets are not loaded. */
export const Viewport = styled.div<{ $constants: CarouselConstants; $hasArrows: boolean }>`
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
export const PlainList = styled.ul<{ $showsAll: boolean }>`
  display: flex;
  ${({ $showsAll }) => $showsAll && 'flex-wrap: wrap;'}
  html:not(.js) & {
    flex-wrap: wrap;
  }
  > li {
    inline-size: calc(100% / var(--slides));
  }
`;

export const Arrow = styled(RoundButton)`
  ${square('48px')}
  svg {
    ${square('16px')}
    fill: currentColor;
  }
`;
