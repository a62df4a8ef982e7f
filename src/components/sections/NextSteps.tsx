import styled from 'styled-components';
import { from } from '../../theme/media';
import { column } from '../../theme/mixins';
import { space } from '../../theme/theme';
import { type } from '../../theme/type';
import { RichText } from '../ui/text';

const Box = styled.div`
  ${column(space[5])}
  > h3 {
    ${type('group')}
  }
`;

/** In wide windows the steps are a row below the form, whose neighbour would otherwise end far above or below it. */
const Steps = styled.ol`
  ${column('20px')}
  ${from('lg')} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    column-gap: ${space[7]};
  }
  li {
    position: relative;
    padding-inline-start: 28px;
  }
  li::before,
  strong {
    display: block;
    ${type('h4')}
  }
  li::before {
    content: counter(list-item);
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
  }
  p {
    ${type('card')}
    max-inline-size: 34em;
    margin-block-start: ${space[1]};
  }
`;

export interface NextStepsProps {
  heading: string;
  steps: readonly { title: string; text: string }[];
}

/** What happens after the form is sent, step by step, in the surrounding text colour. */
export const NextSteps = ({ heading, steps }: NextStepsProps) => (
  <Box>
    <h3>{heading}</h3>
    <Steps>
      {steps.map(({ title, text }, index) => (
        <li key={index}>
          <strong>{title}</strong>
          <RichText text={text} />
        </li>
      ))}
    </Steps>
  </Box>
);
