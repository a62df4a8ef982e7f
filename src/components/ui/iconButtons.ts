import styled, { css } from 'styled-components';
import { hovering } from '../../theme/media';
import { bare, disc, edgeInForcedColors, ringAround, square } from '../../theme/mixins';
import { color, motion, size } from '../../theme/theme';

/** A 52px disc with an icon in it. */
export const roundStyles = css`
  ${disc(size.round)}
  ${bare}
  display: inline-grid;
  flex: none;
  background: ${color.surface};
  color: ${color.ink};
  transition:
    background ${motion.t1},
    color ${motion.t1},
    box-shadow ${motion.t2} ${motion.ease};
  svg {
    ${square('22px')}
  }
  ${edgeInForcedColors()}
`;

/** A round button with an icon. The caller must name it with `aria-label`. */
export const RoundButton = styled.button.attrs({ type: 'button' })`
  ${roundStyles}
  cursor: pointer;
  ${hovering} {
    &:hover {
      background: ${color.accent};
      color: ${color.onAccent};
      box-shadow: ${ringAround(color.ground, color.accent)};
    }
  }
  &:active {
    background: ${color.accentPress};
    color: ${color.onAccent};
  }
`;

/** A button that shows only its icon until it is hovered. */
export const quietStyles = css`
  ${disc('44px')}
  ${bare}
  color: inherit;
  cursor: pointer;
  &:hover {
    background: ${color.sunken};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  svg {
    ${square('20px')}
  }
`;
