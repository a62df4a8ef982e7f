import type { ElementType, ReactNode } from 'react';
import styled from 'styled-components';
import { from, onPaper, responsive } from '../../theme/media';
import { columns } from '../../theme/mixins';
import { type Phase, space } from '../../theme/theme';
import { Container, Section } from '../ui/layout';
import { headingWords, Lead, RichText } from '../ui/text';
import { ToneMarker } from '../ui/ToneMarker';

const Label = styled(ToneMarker)`
  display: flex;
  margin-block-end: 20px;
`;

export interface SectionHeadingProps {
  heading: string;
  /** A line above the heading, in the colour of a phase. */
  label?: { text: string; phase: Phase };
}

/** The `h2` of a section. Screen readers read its label as part of it. */
export const SectionHeading = ({ heading, label }: SectionHeadingProps) => (
  <h2 data-reveal="">
    {label && <Label $phase={label.phase}>{label.text}</Label>}
    {label && ' '}
    {headingWords(heading)}
  </h2>
);

const Rows = styled(Container)<{ $gap: string }>`
  ${columns(1)}
  ${({ $gap }) => responsive('gap', $gap, { [onPaper]: '16px' })}
  > a {
    justify-self: start;
  }
`;

/** The heading spans columns 1–5 of twelve, the text starts at column 7. */
export const Head = styled.div`
  ${columns(1, { [from('lg')]: 2 })}
  gap: 16px ${space.gap};
  align-items: last baseline;
  ${from('lg')} {
    > h2:only-child {
      grid-column: 1 / -1;
    }
    > h2:not(:only-child) {
      padding-inline-end: 16.7%;
    }
  }
`;

interface HeadedSectionProps extends SectionHeadingProps {
  /** The fragment at which links find it. */
  id?: string;
  text?: string;
  /** The section's component, which decides its background. */
  ground?: ElementType;
  gap?: string;
  children: ReactNode;
}

/** A section with a heading and an optional introduction. */
export const HeadedSection = ({
  id,
  text,
  ground: Ground = Section,
  gap = 'clamp(32px, 3.6vw, 52px)',
  children,
  ...title
}: HeadedSectionProps) => (
  <Ground id={id}>
    <Rows $gap={gap}>
      <Head>
        <SectionHeading {...title} />
        {text && <RichText as={Lead} data-reveal="" text={text} />}
      </Head>
      {children}
    </Rows>
  </Ground>
);
