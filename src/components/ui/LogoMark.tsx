import styled from 'styled-components';
import { logoMarks, type LogoMarkName } from '../../drawings/logoMarks';
import { row, square } from '../../theme/mixins';
import { color } from '../../theme/theme';
import { fontFamily, line } from '../../theme/type';

const Mark = styled.span`
  ${row('0.5em', 'inline-flex')}
  color: ${color.ink2};
  font: 600 1em / ${line(1.1)} ${fontFamily.display};
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
  svg {
    ${square('1.75em')}
  }
`;

/** The placeholder for a logo: a drawing, if any, and the name. It scales with the inherited font size. */
export const LogoMark = ({ name, mark }: { name: string; mark?: LogoMarkName }) => (
  <Mark>
    {mark && (
      <svg viewBox="0 0 48 48" fill="none" aria-hidden="true">
        <path d={logoMarks[mark]} stroke="currentColor" strokeWidth="5" />
      </svg>
    )}
    {name}
  </Mark>
);
