import styled, { css } from 'styled-components';
import { edgeInForcedColors, hovering } from '../../theme/media';
import { bare, disc, filled, ringAround } from '../../theme/mixins';
import { color, motion, size } from '../../theme/theme';

/** A 52px disc with an icon in it. */
export const roundStyles = css`
  ${disc(size.round, '22px')}
  ${bare}
  flex: none;
  ${filled(color.surface, color.ink)}
  transition:
    background ${motion.t1},
    color ${motion.t1},
    box-shadow ${motion.t2} ${motion.ease};
  ${edgeInForcedColors()}
`;

/** A round button with an icon. The caller must name it with `aria-label`. */
export const RoundButton = styled.button.attrs({ type: 'button' })`
  ${roundStyles}
  cursor: pointer;
  ${hovering} {
    &:hover {
      ${filled(color.accent, color.onAccent)}
      box-shadow: ${ringAround(color.ground, color.accent)};
    }
  }
  &:active {
    ${filled(color.accentPress, color.onAccent)}
  }
`;

/** A button that shows only its icon until it is hovered. */
export const quietStyles = (side = '44px', icon = '20px') => css`
  ${disc(side, icon)}
  ${bare}
  color: inherit;
  cursor: pointer;
  &:hover {
    background: ${color.sunken};
  }
  outline-offset: -3px;
`;
