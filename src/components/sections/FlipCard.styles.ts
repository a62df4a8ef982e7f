import styled, { css, type RuleSet } from 'styled-components';
import { forcedColors, phone } from '../../theme/media';
import { hiddenOnPaper, hiddenWithoutScript, square } from '../../theme/mixins';
import { color, motion, phaseColors, type Phase } from '../../theme/theme';
import { Glyph } from '../ui/Glyph';
import { RoundButton } from '../ui/iconButtons';

/** Rules for where the cards flip. Without JavaScript and on paper both sides are stacked. */
const turning = (rules: RuleSet) => css`
  @media screen {
    .js & {
      ${rules}
    }
  }
`;
const onlyWhereCardsTurn = css`
  ${hiddenWithoutScript}
  ${hiddenOnPaper}
`;

export const Card = styled.li`
  display: grid;
  min-block-size: 372px;
  perspective: 1400px;
  ${phone} {
    min-block-size: 236px;
  }
`;

/** Both sides share one grid cell, so that the taller one sets the height. */
export const Sides = styled.div<{ $isTurned: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  transform-style: preserve-3d;
  transition: transform ${motion.flip} ${motion.easeInOut};
  @media screen {
    ${({ $isTurned }) => $isTurned && 'transform: rotateY(180deg);'}
    [dir='rtl'] & {
      ${({ $isTurned }) => $isTurned && 'transform: rotateY(-180deg);'}
    }
  }
`;

/** Hidden halfway through the turn, when the side is edge-on. */
const hidden = turning(css`
  visibility: hidden;
  transition: visibility 0s calc(${motion.flip} / 2);
`);

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
  ${turning(css`
    grid-area: 1 / 1;
  `)}
`;

export const Front = styled(Side)`
  position: relative;
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
  ${turning(css`
    transform: rotateY(180deg);
    cursor: pointer;
  `)}
`;

export const Drawing = styled(Glyph)`
  ${square('150px')}
  ${phone} {
    ${square('104px')}
  }
`;

/** Where both sides are stacked, the title on the back would be a repetition. */
export const TitleRow = styled.div<{ $isOnBack?: boolean }>`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: 16px;
  h3 {
    min-inline-size: 0;
  }
  ${({ $isOnBack }) => $isOnBack && onlyWhereCardsTurn}
`;

export const TurnButton = styled(RoundButton)`
  background: ${color.ground};
  ${onlyWhereCardsTurn}
  /* The whole front is the button's, also before React has started. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** In the colours of its side: coral on coral would not show. */
export const TurnBackButton = styled(RoundButton)<{ $phase: Phase }>`
  background: color-mix(in srgb, currentColor 14%, transparent);
  color: inherit;
  &:hover {
    background: ${({ $phase }) => phaseColors[$phase].ink};
    color: ${({ $phase }) => phaseColors[$phase].ground};
    box-shadow: none;
  }
`;
