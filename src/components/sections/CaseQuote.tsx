import styled from 'styled-components';
import { voice } from '../../drawings/proof';
import type { CaseStudyPageQuery } from '../../queryTypes';
import { from, onPaper } from '../../theme/media';
import { mirrored } from '../../theme/mixins';
import { color, phaseColors } from '../../theme/theme';
import { type } from '../../theme/type';
import { RichText } from '../ui/RichText';

/** From 1024px the drawing stands in the first of three columns, like the panels of the phases. */
const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-items: center;
  ${from('lg')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: 0;
  }
  ${onPaper} {
    grid-template-columns: 80px minmax(0, 1fr);
  }
  > svg {
    block-size: 112px;
    ${from('lg')} {
      block-size: 220px;
    }
    ${onPaper} {
      block-size: 80px;
    }
    path {
      stroke: ${phaseColors.succeed.mark};
    }
    circle {
      fill: ${color.pearl};
    }
  }
  ${mirrored('> svg')}
`;

const Words = styled.div`
  display: grid;
  gap: 24px;
  blockquote {
    margin: 0;
    ${type('statement')}
  }
  p {
    text-wrap: balance;
  }
  b {
    display: block;
    ${type('label')}
  }
  figcaption span {
    color: ${color.ink2};
  }
`;

/** What the client says, large, with name and role. */
export const CaseQuote = ({
  quote: { words, name, role },
}: {
  quote: NonNullable<CaseStudyPageQuery['caseStudy']['quote']>;
}) => (
  <Figure data-reveal="">
    <svg viewBox={voice.viewBox} fill="none" strokeWidth={voice.strokeWidth} aria-hidden="true">
      {voice.arcs.map((d) => (
        <path key={d} d={d} />
      ))}
      <circle {...voice.pearl} />
    </svg>
    <Words>
      <blockquote>
        <RichText text={words} />
      </blockquote>
      <figcaption>
        <RichText as="b" text={name} />
        <RichText as="span" text={role} />
      </figcaption>
    </Words>
  </Figure>
);
