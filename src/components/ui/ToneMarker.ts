import styled, { css } from 'styled-components';
import { color, phaseColors, radius, type Phase } from '../../theme/theme';
import { type } from '../../theme/type';

interface ToneProps {
  $phase: Phase;
  /** True for the heading of a group, false for a line over a title. */
  $isHeading?: boolean;
}

const small = css`
  ${type('label')}
  &::before {
    border-width: 7px;
    box-shadow:
      0 0 0 3px ${color.ground},
      0 0 0 5px var(--tone);
  }
`;

const large = css`
  display: flex;
  gap: 18px;
  ${type('group')}
  &::before {
    border-width: 9px;
    margin: 7px;
    box-shadow:
      0 0 0 4px ${color.ground},
      0 0 0 7px var(--tone);
  }
`;

/** Text behind a dot in a ring in the ink of its phase. Stands on the page's ground. */
export const ToneMarker = styled.span<ToneProps>`
  --tone: ${({ $phase }) => phaseColors[$phase].mark};
  display: inline-flex;
  align-items: center;
  gap: 12px;
  &::before {
    content: '';
    flex: none;
    margin: 5px;
    border: solid var(--tone);
    border-radius: ${radius.disc};
  }
  ${({ $isHeading }) => ($isHeading ? large : small)}
`;
