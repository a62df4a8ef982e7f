import styled from 'styled-components';
import type { ViewOf } from '../../content/pages/pages';
import { sectionIds } from '../../routes';
import { from } from '../../theme/media';
import { columns, dot } from '../../theme/mixins';
import { type Phase, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { PhaseGround, Section } from '../ui/layout';
import { RichText } from '../ui/text';
import { HeadedSection } from './HeadedSection';

const Ground = styled(Section)`
  p {
    color: inherit;
  }
`;

/** One line runs through all steps: across in wide windows, down in others. */
const Steps = styled.ol`
  ${columns(1)}
  li {
    position: relative;
    padding-block-end: ${space[6]};
    padding-inline: 28px 0;
    border-inline-start: 2px solid;
  }
  li:last-child {
    padding-block-end: 0;
  }
  li::before {
    ${dot('currentColor', '8px')}
    position: absolute;
    inset-block-start: 4px;
    inset-inline-start: -9px;
  }
  h3 {
    ${type('h4')}
  }
  p {
    ${type('card')}
    max-inline-size: 36em;
    margin-block-start: ${space[2]};
  }
  ${from('lg')} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    li {
      padding-block: ${space[5]} 0;
      padding-inline: 0 ${space[5]};
      border-inline-start: 0;
      border-block-start: 2px solid;
    }
    li::before {
      inset-block-start: -9px;
      inset-inline-start: 0;
    }
  }
`;

interface FirstHoursProps extends NonNullable<ViewOf<'services'>['firstHours']> {
  phase: Phase;
}

/** What a client does, and what follows, when there is no time to lose: steps along a line. */
export const FirstHours = ({ heading, text, steps, phase }: FirstHoursProps) => (
  <PhaseGround $phase={phase}>
    <HeadedSection id={sectionIds.firstHours} heading={heading} text={text} ground={Ground}>
      <Steps data-reveal="">
        {steps.map((step, index) => (
          <li key={index}>
            <h3>{step.title}</h3>
            <RichText text={step.text} />
          </li>
        ))}
      </Steps>
    </HeadedSection>
  </PhaseGround>
);
