import styled from 'styled-components';
import { stepsSignal } from '../../drawings/signals';
import type { ServicePageQuery } from '../../generated/queryTypes';
import { from, onPaper, phone } from '../../theme/media';
import { mirrored } from '../../theme/mixins';
import { color } from '../../theme/theme';
import { type } from '../../theme/type';
import { RichText } from '../ui/RichText';
import { Signal } from '../ui/Signal';

const Record = styled.div`
  background: ${color.surface};
  color: ${color.ringListen};
  > svg {
    inline-size: 100%;
    block-size: 200px;
    padding-block-start: 32px;
    ${phone} {
      block-size: 112px;
      padding-block-start: 20px;
    }
    ${onPaper} {
      block-size: 72px;
      padding-block-start: 8px;
    }
  }
  ${mirrored('> svg')}
  circle {
    fill: ${color.surface};
  }
  circle:last-child {
    fill: ${color.accent};
  }
`;

const Steps = styled.ol`
  display: grid;
  counter-reset: step;
  padding-block-end: 12px;
  color: ${color.ink};
  ${from('md')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from('lg')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${onPaper} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    padding: 0;
  }
  li {
    padding: 28px clamp(20px, 2.4vw, 36px);
    counter-increment: step;
    ${phone} {
      padding-block: 16px;
    }
    ${onPaper} {
      padding: 12px 12px 0 0;
    }
  }
  h3 {
    display: flex;
    gap: 12px;
    padding-block-end: 10px;
    &::before {
      content: counter(step);
      font-weight: 700;
      color: ${color.coralText};
    }
  }
  p {
    ${type('card')}
    max-inline-size: 24em;
    color: ${color.ink2};
  }
`;

const signal = stepsSignal();

/** How a listening service works: its steps below one signal. */
export const HowSteps = ({ cards }: Pick<ServicePageQuery['service']['how'], 'cards'>) => (
  <Record data-reveal="">
    <Signal signal={signal} fit="slice" />
    <Steps>
      {cards.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <RichText text={text} />
        </li>
      ))}
    </Steps>
  </Record>
);
