import styled, { css } from 'styled-components';
import { dot, ringAround, row } from '../../theme/mixins';
import { color, phaseColors, type Phase } from '../../theme/theme';
import { type } from '../../theme/type';

/** The colour between dot and ring: the section's background. */
const BEHIND = `var(--behind, ${color.ground})`;

const large = css`
  display: flex;
  gap: 18px;
  ${type('group')}
  &::before {
    border-width: 9px;
    margin: 7px;
    box-shadow: ${ringAround(BEHIND, 'var(--tone)', '4px', '7px')};
  }
`;

/** Text after a dot in a ring, in the colour of a phase: a heading, or the line above one. */
export const ToneMarker = styled.span<{ $phase: Phase; $isHeading?: boolean }>`
  --tone: ${({ $phase }) => phaseColors[$phase].mark};
  ${row('12px', 'inline-flex')}
  ${type('label')}
  &::before {
    ${dot('var(--tone)', '7px')}
    margin: 5px;
    box-shadow: ${ringAround(BEHIND, 'var(--tone)', '3px', '5px')};
  }
  ${({ $isHeading }) => $isHeading && large}
`;
