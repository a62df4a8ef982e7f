import styled, { css } from 'styled-components';
import { forcedColors, hovering } from '../../theme/media';
import { ringAround, square } from '../../theme/mixins';
import { color, motion, radius, size } from '../../theme/theme';

/** A disc of 52px with an icon in it. */
export const roundLook = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  ${square(size.round)}
  padding: 0;
  border: 0;
  border-radius: ${radius.disc};
  background: ${color.surface};
  color: ${color.ink};
  transition:
    background ${motion.t1},
    color ${motion.t1},
    box-shadow ${motion.t2} ${motion.ease};
  svg {
    ${square('22px')}
  }
  ${forcedColors} {
    border: 2px solid ButtonText;
  }
`;

/** A round button. Name it by `aria-label`. */
export const RoundButton = styled.button.attrs({ type: 'button' })`
  ${roundLook}
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

/** Shows only its icon until it is hovered: close, show the password. */
export const quietLook = css`
  display: grid;
  place-items: center;
  ${square('44px')}
  padding: 0;
  border: 0;
  border-radius: ${radius.disc};
  background: none;
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
