import styled from 'styled-components';
import type { ViewOf } from '../../content/pages/pages';
import { columnSignals } from '../../drawings/signals/caseStudy';
import { from, onPaper, responsive } from '../../theme/media';
import { columns } from '../../theme/mixins';
import { phaseOrder } from '../../theme/theme';
import { lineHeight, type } from '../../theme/type';
import { PhaseGround } from '../ui/layout';
import { Signal } from '../ui/Signal';
import { RichText } from '../ui/text';

/** Side by side, the panels share their rows, so that titles and rules line up. */
const Panels = styled.div`
  ${columns(1, { [from('lg')]: 3, [onPaper]: 3 })}
  break-inside: avoid;
`;

const Panel = styled(PhaseGround)`
  display: grid;
  align-content: start;
  padding: 32px clamp(20px, 2.2vw, 32px) 24px;
  ${from('lg')} {
    grid-row: span 4;
    grid-template-rows: subgrid;
  }
  svg {
    ${responsive('block-size', '64px', { [onPaper]: '40px' })}
  }
  h2 {
    ${type('h3')}
    font-weight: 700;
    padding-block: 20px;
  }
  ul {
    display: grid;
    ${from('lg')} {
      grid-row: span 2;
      grid-template-rows: subgrid;
    }
  }
  li {
    padding-block: 16px;
    border-block-start: 1.5px solid;
    line-height: ${lineHeight(1.5)};
  }
`;

const parts = { listen: 'challenges', respond: 'solutions', succeed: 'results' } as const;

type CasePhasesProps = Pick<ViewOf<'case-studies'>, 'caseStudy' | 'labels'>;

/** The challenges, solutions and results of a case study, in three panels. */
export const CasePhases = ({ caseStudy, labels }: CasePhasesProps) => (
  <Panels data-reveal="">
    {phaseOrder.map((phase) => (
      <Panel key={phase} as="section" $phase={phase}>
        <Signal {...columnSignals[phase]} />
        <h2>{labels[parts[phase]]}</h2>
        <ul>
          {caseStudy[parts[phase]].map((bullet, index) => (
            <RichText key={index} as="li" text={bullet} />
          ))}
        </ul>
      </Panel>
    ))}
  </Panels>
);
