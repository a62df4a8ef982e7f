import styled from 'styled-components';
import type { ViewOf } from '../../content/pages/pages';
import { figureBars } from '../../drawings/signals/caseStudy';
import { from, onPaper, phone, responsive } from '../../theme/media';
import { mirrored, pearlOn, stack } from '../../theme/mixins';
import { fixedColor, phaseColors } from '../../theme/theme';
import { lineHeight, type } from '../../theme/type';
import { PhaseGround } from '../ui/layout';
import { Signal } from '../ui/Signal';
import { RichText } from '../ui/text';

const Band = styled(PhaseGround)`
  > svg {
    ${responsive('block-size', '152px', { [phone]: '112px', [onPaper]: '80px' })}
    ${responsive('padding-block-start', '32px', { [phone]: '24px', [onPaper]: '16px' })}
  }
  ${mirrored('> svg')}
  ${pearlOn(phaseColors.succeed.ground, fixedColor.nacre)}
`;

/** Side by side, the figures share rows and, from 1024px up, the columns of the panels below. */
const Figures = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  padding-block: 8px 12px;
  ${responsive('grid-auto-flow', 'row', { [onPaper]: 'column' })}
  li {
    ${stack('8px')}
    align-content: start;
    padding: 20px clamp(20px, 2.2vw, 32px);
    ${from('md')} {
      grid-row: 1 / 4;
      grid-template-rows: subgrid;
    }
  }
  b {
    ${type('fact')}
    /* As large as the column allows, scaled with the reader's text size. */
    ${responsive('font-size', 'clamp(2rem, 1rem + 7vw, 4.25rem)', {
      [from('md')]: 'clamp(2rem, 1rem + 2.2vw, 3rem)',
    })}
  }
  p {
    ${type('small')}
  }
  b + p {
    ${type('label')}
    max-inline-size: 28em;
    line-height: ${lineHeight(1.4)};
  }
`;

interface CaseFiguresProps {
  figures: NonNullable<ViewOf<'case-studies'>['caseStudy']['figures']>;
}

/** What was measured for a client, each with its period. */
export const CaseFigures = ({ figures }: CaseFiguresProps) => (
  <Band $phase="succeed" data-reveal="">
    <Signal {...figureBars} />
    <Figures>
      {figures.map(({ value, label, period }, index) => (
        <li key={index}>
          <b>
            {/* Keeps a sign before its digits in every language. */}
            <RichText as="bdi" text={value} />
          </b>
          <RichText text={label} />
          <RichText text={period} />
        </li>
      ))}
    </Figures>
  </Band>
);
