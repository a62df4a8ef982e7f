import styled, { css } from 'styled-components';
import { forcedColors, phone } from '../../theme/media';
import { color, motion, phaseColors, type Phase } from '../../theme/theme';
import { Glyph } from '../ui/Glyph';
import { RoundButton } from '../ui/RoundButton';

export const Card = styled.li`
  display: grid;
  min-block-size: 372px;
  perspective: 1400px;
  ${phone} {
    min-block-size: 236px;
  }
`;

/** Both sides lie in one cell, so that the higher one gives the height. */
export const Sides = styled.div<{ $isTurned: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  transform-style: preserve-3d;
  transition: transform ${motion.flip} ${motion.easeInOut};
  ${({ $isTurned }) => $isTurned && 'transform: rotateY(180deg);'}
  [dir='rtl'] & {
    ${({ $isTurned }) => $isTurned && 'transform: rotateY(-180deg);'}
  }
`;

/** Hidden by the middle of the turn, when the side stands on its edge. */
const hidden = css`
  .js & {
    visibility: hidden;
    transition: visibility 0s calc(${motion.flip} / 2);
  }
`;

const Side = styled.div<{ $isHidden: boolean }>`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 24px;
  padding: 32px;
  backface-visibility: hidden;
  ${phone} {
    padding: 24px;
  }
  ${({ $isHidden }) => $isHidden && hidden}
  ${forcedColors} {
    border: 1px solid;
  }
  .js & {
    grid-area: 1 / 1;
  }
`;

export const Front = styled(Side)`
  background: ${color.surface};
`;

export const Back = styled(Side)<{ $phase: Phase }>`
  background: ${({ $phase }) => phaseColors[$phase].ground};
  color: ${({ $phase }) => phaseColors[$phase].ink};
  font-size: 1.125rem;
  line-height: 1.5;
  a {
    color: inherit;
  }
  .js & {
    transform: rotateY(180deg);
  }
`;

export const Drawing = styled(Glyph)`
  inline-size: 150px;
  block-size: 150px;
  ${phone} {
    inline-size: 104px;
    block-size: 104px;
  }
`;

/** Without JavaScript the back follows the front: its title would be said twice, and nothing turns. */
export const TitleRow = styled.div<{ $isOnBack?: boolean }>`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: 16px;
  h3 {
    min-inline-size: 0;
  }
  html:not(.js) & {
    ${({ $isOnBack }) => $isOnBack && 'display: none;'}
  }
`;

export const TurnButton = styled(RoundButton)`
  background: ${color.ground};
  html:not(.js) & {
    display: none;
  }
`;

/** In the inks of its side: coral on coral would not show. */
export const TurnBackButton = styled(RoundButton)<{ $phase: Phase }>`
  background: color-mix(in srgb, currentColor 14%, transparent);
  color: inherit;
  &:hover {
    background: ${({ $phase }) => phaseColors[$phase].ink};
    color: ${({ $phase }) => phaseColors[$phase].ground};
    box-shadow: none;
  }
`;
