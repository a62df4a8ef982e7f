import styled from 'styled-components';
import type { ViewOf } from '../../content/pages';
import { column, placed } from '../../theme/mixins';
import { space } from '../../theme/theme';
import { type } from '../../theme/type';
import { RichText } from '../ui/text';

const Box = styled.div`
  ${column(space[5])}
  > h3 {
    ${type('group')}
  }
`;

const Steps = styled.ol`
  ${column('20px')}
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
    ${placed('0', '0')}
  }
  p {
    ${type('card')}
    max-inline-size: 34em;
    margin-block-start: ${space[1]};
  }
`;

type NextStepsProps = NonNullable<ViewOf<'contact'>['form']['nextSteps']>;

/** What happens after the form is sent, step by step, in the surrounding text colour. */
export const NextSteps = ({ heading, steps }: NextStepsProps) => (
  <Box>
    <h3>{heading}</h3>
    <Steps>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong>
          <RichText text={text} />
        </li>
      ))}
    </Steps>
  </Box>
);
