import styled from 'styled-components';
import type { ViewOf } from '../../content/pages/pages';
import { stepsSignal } from '../../drawings/signals/steps';
import { from, onPaper, phone, responsive } from '../../theme/media';
import { columns, filled, mirrored, pearlOn } from '../../theme/mixins';
import { color } from '../../theme/theme';
import { type } from '../../theme/type';
import { Signal } from '../ui/Signal';
import { RichText } from '../ui/text';

const Record = styled.div`
  ${filled(color.surface, color.ringListen)}
  > svg {
    ${responsive('block-size', '200px', { [phone]: '112px', [onPaper]: '72px' })}
    ${responsive('padding-block-start', '32px', { [phone]: '20px', [onPaper]: '8px' })}
  }
  ${mirrored('> svg')}
  ${pearlOn(color.surface, color.accent)}
`;

const Steps = styled.ol`
  ${columns(1, { [from('md')]: 2, [from('lg')]: 4, [onPaper]: 4 })}
  ${responsive('padding-block-end', '12px', { [onPaper]: '0' })}
  color: ${color.ink};
  li {
    ${responsive('padding', '28px clamp(20px, 2.4vw, 36px)', {
      [phone]: '16px 20px',
      [onPaper]: '12px 12px 0 0',
    })}
  }
  h3 {
    display: flex;
    gap: 12px;
    padding-block-end: 10px;
    &::before {
      content: counter(list-item);
      font-weight: 700;
      color: ${color.coralText};
    }
  }
  p {
    ${type('card')}
    max-inline-size: 24em;
  }
`;

/** How a listening service works: its steps, numbered below one signal. */
export const HowSteps = ({ cards }: Pick<ViewOf<'services'>['how'], 'cards'>) => (
  <Record data-reveal="">
    <Signal {...stepsSignal} />
    <Steps>
      {cards.map(({ title, text }, index) => (
        <li key={index}>
          <h3>{title}</h3>
          <RichText text={text} />
        </li>
      ))}
    </Steps>
  </Record>
);
