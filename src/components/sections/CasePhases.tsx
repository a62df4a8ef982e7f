import styled from 'styled-components';
import { columnSignals } from '../../drawings/signals';
import type { CaseStudyPageQuery } from '../../queryTypes';
import { from, onPaper } from '../../theme/media';
import { phaseColors, type Phase } from '../../theme/theme';
import { line, type } from '../../theme/type';
import { RichText } from '../ui/RichText';
import { Signal } from '../ui/Signal';

/** Side by side the panels share their rows, so that titles and rules line up. */
const Panels = styled.div`
  display: grid;
  ${from('lg')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${onPaper} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    break-inside: avoid;
  }
`;

const Panel = styled.section<{ $phase: Phase }>`
  display: grid;
  align-content: start;
  padding: 32px clamp(20px, 2.2vw, 32px) 24px;
  background: ${({ $phase }) => phaseColors[$phase].ground};
  color: ${({ $phase }) => phaseColors[$phase].ink};
  ${from('lg')} {
    grid-row: span 4;
    grid-template-rows: subgrid;
  }
  svg {
    inline-size: 100%;
    block-size: 64px;
    ${onPaper} {
      block-size: 40px;
    }
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
    line-height: ${line(1.5)};
  }
  a {
    color: inherit;
  }
`;

const signals = columnSignals();

interface CasePhasesProps {
  caseStudy: Pick<CaseStudyPageQuery['caseStudy'], 'challenges' | 'solutions' | 'results'>;
  labels: Pick<
    CaseStudyPageQuery['successPage']['caseLabels'],
    'challenges' | 'solutions' | 'results'
  >;
}

/** Client Challenges, Services & Solutions Provided, Results & Impact: a panel each, in the colours
 * of Listen, Respond, Succeed. Specification 2, "Case-study pages". */
export const CasePhases = ({ caseStudy, labels }: CasePhasesProps) => {
  const panels = [
    { phase: 'listen', title: labels.challenges, bullets: caseStudy.challenges },
    { phase: 'respond', title: labels.solutions, bullets: caseStudy.solutions },
    { phase: 'succeed', title: labels.results, bullets: caseStudy.results },
  ] as const;
  return (
    <Panels data-reveal="">
      {panels.map(({ phase, title, bullets }) => (
        <Panel key={phase} $phase={phase} data-ground={phase === 'listen' ? 'dark' : 'bright'}>
          <Signal signal={signals[phase]} fit="none" />
          <h2>{title}</h2>
          <ul>
            {bullets.map((bullet) => (
              <RichText key={bullet} as="li" text={bullet} />
            ))}
          </ul>
        </Panel>
      ))}
    </Panels>
  );
};
