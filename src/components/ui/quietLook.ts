import { css } from 'styled-components';
import { square } from '../../theme/mixins';
import { color, radius } from '../../theme/theme';

/** A button that is only its icon until one points at it: close, show the password. */
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
