import styled from 'styled-components';
import type { Service } from '../../content/kinds/service';
import { color, radius } from '../../theme/theme';
import { RichText } from '../ui/RichText';
import { StatementSection } from './StatementSection';

const RuledList = styled.ul`
  border-block-start: 2px solid ${color.ink};
  li {
    position: relative;
    padding-block: 16px;
    padding-inline-start: 36px;
    border-block-end: 1px solid ${color.line};
    line-height: 1.45;
    &::before {
      content: '';
      position: absolute;
      inset-block-start: calc(16px + 0.725em - 5px);
      inset-inline-start: 0;
      border: 5px solid ${color.accent};
      border-radius: ${radius.disc};
    }
  }
`;

/** Why a service matters: a statement, and its reasons as text and as a list. Specification 2. */
export const WhySection = ({ heading, statement, text, points }: Service['why']) => (
  <StatementSection
    heading={heading}
    statement={statement}
    paragraphs={text ? [text] : []}
    isOnSurface
  >
    <RuledList>
      {points.map((point) => (
        <RichText key={point} as="li" text={point} />
      ))}
    </RuledList>
  </StatementSection>
);
