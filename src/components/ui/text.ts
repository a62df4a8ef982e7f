import styled from 'styled-components';
import { square } from '../../theme/mixins';
import { color } from '../../theme/theme';
import { monospaced, type, typeProperty } from '../../theme/type';

/** The text under a page's heading. */
export const Lead = styled.p`
  ${type('lead', color.ink2)}
`;

/** One or two sentences in large type. */
export const Statement = styled.p`
  ${type('statement')}
  text-wrap: balance;
`;

/** A status or a key in a monospaced font; it may break anywhere. */
export const Mono = styled.code`
  font-family: var(${typeProperty.monospaced}, ${monospaced()});
  overflow-wrap: anywhere;
`;

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  position: absolute;
  ${square('1px')}
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
