import styled from 'styled-components';
import { figureBars } from '../../drawings/proof';
import type { CaseStudyPageQuery } from '../../queryTypes';
import { from, onPaper, phone } from '../../theme/media';
import { mirrored } from '../../theme/mixins';
import { fixedColor, phaseColors } from '../../theme/theme';
import { line, type } from '../../theme/type';
import { RichText } from '../ui/RichText';
import { Signal } from '../ui/Signal';

const { ground, ink } = phaseColors.succeed;

const bars = figureBars();

const Band = styled.div`
  background: ${ground};
  color: ${ink};
  > svg {
    inline-size: 100%;
    block-size: 152px;
    padding-block-start: 32px;
    ${phone} {
      block-size: 112px;
      padding-block-start: 24px;
    }
    ${onPaper} {
      block-size: 80px;
      padding-block-start: 16px;
    }
  }
  ${mirrored('> svg')}
  circle {
    fill: ${ground};
  }
  circle:last-child {
    fill: ${fixedColor.nacre};
  }
`;

/** Side by side the figures share their rows; from 1024px in the columns of the panels below. */
const Figures = styled.ul`
  display: grid;
  padding-block: 8px 12px;
  ${from('md')} {
    grid-auto-columns: minmax(0, 1fr);
    grid-template-rows: auto auto auto;
  }
  ${onPaper} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
  li {
    display: grid;
    align-content: start;
    gap: 8px;
    padding: 20px clamp(20px, 2.2vw, 32px);
    container-type: inline-size;
    ${from('md')} {
      grid-row: 1 / 4;
      grid-template-rows: subgrid;
    }
  }
`;

const Value = styled.b`
  ${type('fact')}
  /* As large as the column allows, and with the reader's own size of text. */
  font-size: clamp(2rem, 1rem + 9cqi, 4.25rem);
`;

const Label = styled.p`
  ${type('label')}
  max-inline-size: 28em;
  line-height: ${line(1.4)};
`;

const Period = styled.p`
  ${type('small')}
`;

/** What the client measured: one to three figures over the panels of the phases. */
export const CaseFigures = ({
  figures,
}: {
  figures: NonNullable<CaseStudyPageQuery['caseStudy']['figures']>;
}) => (
  <Band data-ground="bright" data-reveal="">
    <Signal signal={bars} fit="slice">
      <circle cx={bars.pearl.cx} cy={bars.pearl.cy} r={bars.moat} />
      <circle {...bars.pearl} />
    </Signal>
    <Figures>
      {figures.map(({ value, label, period }) => (
        <li key={label}>
          <Value>
            {/* A sign stands before its digits in every language. */}
            <RichText as="bdi" text={value} />
          </Value>
          <RichText as={Label} text={label} />
          <RichText as={Period} text={period} />
        </li>
      ))}
    </Figures>
  </Band>
);
