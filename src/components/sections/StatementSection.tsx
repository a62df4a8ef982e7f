import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ViewOf } from '../../content/pages/pages';
import { from } from '../../theme/media';
import { column, dot } from '../../theme/mixins';
import { color, space } from '../../theme/theme';
import { lineHeight } from '../../theme/type';
import { Section, SplitColumns, SurfaceSection } from '../ui/layout';
import { Lead, RichText, Statement } from '../ui/text';
import { SectionHeading, type SectionHeadingProps } from './HeadedSection';

const Texts = styled.div`
  ${column(space[5])}
`;

const WideColumns = styled(SplitColumns)`
  > ${Texts} {
    gap: 28px;
    justify-items: start;
    > p {
      max-inline-size: 33.6em;
    }
  }
  ${from('lg')} {
    > :first-child {
      grid-column: 1 / 5;
    }
    > ${Texts} {
      grid-column: 6 / 13;
    }
  }
`;

interface StatementSectionProps extends SectionHeadingProps {
  statement: string;
  paragraphs: readonly string[];
  isOnSurface?: boolean;
  isWide?: boolean;
  children?: ReactNode;
}

/** A heading beside a large statement and its paragraphs. */
export const StatementSection = ({
  heading,
  label,
  statement,
  paragraphs,
  isOnSurface,
  isWide,
  children,
}: StatementSectionProps) => {
  const Ground = isOnSurface ? SurfaceSection : Section;
  const Columns = isWide ? WideColumns : SplitColumns;
  return (
    <Ground>
      <Columns>
        <SectionHeading heading={heading} label={label} />
        <Texts data-reveal="">
          <RichText as={Statement} text={statement} />
          {paragraphs.map((paragraph, index) => (
            <RichText key={index} as={Lead} text={paragraph} />
          ))}
          {children}
        </Texts>
      </Columns>
    </Ground>
  );
};

const RuledList = styled.ul`
  border-block-start: 2px solid ${color.ink};
  li {
    position: relative;
    padding-block: 16px;
    padding-inline-start: 36px;
    border-block-end: 1px solid ${color.line};
    line-height: ${lineHeight(1.45)};
    &::before {
      ${dot(color.accent, '5px')}
      position: absolute;
      inset-block-start: calc(11px + 0.5lh);
      inset-inline-start: 0;
    }
  }
`;

type WhySectionProps = ViewOf<'services'>['why'] & Pick<SectionHeadingProps, 'label'>;

/** Why a service matters: a statement, then reasons as text and as a list. Specification 2. */
export const WhySection = ({ text, points, ...section }: WhySectionProps) => (
  <StatementSection {...section} paragraphs={text ? [text] : []} isOnSurface>
    <RuledList>
      {points.map((point, index) => (
        <RichText key={index} as="li" text={point} />
      ))}
    </RuledList>
  </StatementSection>
);
