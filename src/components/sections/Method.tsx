import styled from 'styled-components';
import type { ViewOf } from '../../content/pages/pages';
import { sectionIds } from '../../routes';
import { from, onPaper, phone } from '../../theme/media';
import { columns, square } from '../../theme/mixins';
import { color, radius, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { ContinuedSection } from '../ui/layout';
import { RichText } from '../ui/text';
import { HeadedSection } from './HeadedSection';

const Steps = styled.ol`
  ${columns(1, { [from('md')]: 2, [from('lg')]: 5, [onPaper]: 5 })}
  gap: ${space[5]} ${space.gap};
  li {
    padding-block-start: ${space[3]};
    border-block-start: 2px solid ${color.ink};
  }
  h3 {
    ${type('h4')}
  }
  ${phone} {
    row-gap: 0;
    li {
      display: grid;
      grid-template-columns: 5.5em 1fr;
      gap: 12px;
      align-items: baseline;
      padding-block: 12px;
      border-block-start: 1px solid ${color.line};
    }
  }
  p {
    ${type('card', color.ink2)}
    margin-block-start: ${space[1]};
  }
`;

const Grades = styled.dl`
  ${columns(1, { [from('md')]: 2, [from('lg')]: 4, [onPaper]: 4 })}
  gap: ${space[5]} ${space.gap};
  dt {
    display: flex;
    gap: ${space[3]};
    align-items: center;
    font-weight: 600;
  }
  dd {
    margin-block-start: ${space[1]};
    ${type('card', color.ink2)}
  }
`;

/** A disc that is the fuller the surer one is: whole, three quarters, half, empty. */
const Disc = styled.span<{ $share: number }>`
  flex: none;
  ${square('20px')}
  border: 2px solid ${color.ink};
  border-radius: ${radius.disc};
  background: conic-gradient(${color.ink} ${({ $share }) => $share * 100}%, transparent 0);
`;

type MethodProps = NonNullable<ViewOf<'services'>['method']>;

/** How a finding comes about, and what each grade of certainty means: the surest first. */
export const Method = ({ heading, text, steps, gradesHeading, grades }: MethodProps) => (
  <HeadedSection id={sectionIds.method} heading={heading} text={text} ground={ContinuedSection}>
    <Steps data-reveal="">
      {steps.map((step, index) => (
        <li key={index}>
          <h3>{step.title}</h3>
          <RichText text={step.text} />
        </li>
      ))}
    </Steps>
    <h3 data-reveal="">{gradesHeading}</h3>
    <Grades data-reveal="">
      {grades.map(({ title, text: meaning }, index) => (
        <div key={index}>
          <dt>
            <Disc $share={1 - index / (grades.length - 1)} aria-hidden />
            {title}
          </dt>
          <RichText as="dd" text={meaning} />
        </div>
      ))}
    </Grades>
  </HeadedSection>
);
