import type { ElementType, ReactNode } from 'react';
import styled from 'styled-components';
import { from, onPaper } from '../../theme/media';
import { column } from '../../theme/mixins';
import { space } from '../../theme/theme';
import { Container, Section } from '../ui/layout';
import { RichText } from '../ui/RichText';
import { SectionHeading, type SectionHeadingProps } from '../ui/SectionHeading';
import { Lead } from '../ui/text';

const Rows = styled(Container)`
  ${column('clamp(32px, 3.6vw, 52px)')}
  ${onPaper} {
    gap: 16px;
  }
`;

/** The heading spans columns 1–5, the text starts at column 7. */
const Head = styled.div`
  display: grid;
  gap: 16px ${space.gap};
  ${from('lg')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: last baseline;
    > h2:only-child {
      grid-column: 1 / -1;
    }
    > h2:not(:only-child) {
      padding-inline-end: 16.7%;
    }
  }
`;

interface HeadedSectionProps extends SectionHeadingProps {
  text?: string | null;
  /** The section on its ground. */
  ground?: ElementType;
  children: ReactNode;
}

/** A section with a heading and, where there is one, an introduction. */
export const HeadedSection = ({
  heading,
  label,
  text,
  ground: Ground = Section,
  children,
}: HeadedSectionProps) => (
  <Ground>
    <Rows>
      <Head data-reveal="">
        <SectionHeading heading={heading} label={label} />
        {text && <RichText as={Lead} text={text} />}
      </Head>
      {children}
    </Rows>
  </Ground>
);
