import type { HTMLAttributes } from 'react';
import styled from 'styled-components';
import type { Phase } from '../../theme/theme';
import { ToneMarker } from './ToneMarker';

const Label = styled(ToneMarker)`
  display: flex;
  margin-block-end: 20px;
`;

export interface SectionHeadingProps {
  heading: string;
  /** What kind of section it is, in the ink of its phase. */
  label?: { text: string; phase: Phase };
}

/** The `h2` of a section. A label in it is read out before the heading's own words. */
export const SectionHeading = ({
  heading,
  label,
  ...rest
}: SectionHeadingProps & HTMLAttributes<HTMLHeadingElement>) => (
  <h2 {...rest}>
    {label && (
      <>
        <Label $phase={label.phase}>{label.text}</Label>{' '}
      </>
    )}
    {heading}
  </h2>
);
