import styled from 'styled-components';
import type { ViewOf } from '../../content/pages/pages';
import { voice } from '../../drawings/signals/caseStudy';
import { from, onPaper, responsive } from '../../theme/media';
import { mirrored, stack } from '../../theme/mixins';
import { color, phaseColors } from '../../theme/theme';
import { type } from '../../theme/type';
import { Signal } from '../ui/Signal';
import { RichText, Statement } from '../ui/text';

/** From 1024px up the drawing is in the first of three columns, which match the panels'. */
const Quotation = styled.div`
  display: grid;
  ${responsive('grid-template-columns', 'minmax(0, 1fr)', {
    [from('lg')]: 'minmax(0, 1fr) minmax(0, 2fr)',
    [onPaper]: '80px minmax(0, 1fr)',
  })}
  ${responsive('gap', '20px', { [from('lg')]: '0' })}
  align-items: center;
  > svg {
    ${responsive('block-size', '112px', { [from('lg')]: '220px', [onPaper]: '80px' })}
    inline-size: auto;
    color: ${phaseColors.succeed.mark};
    circle {
      fill: ${color.pearl};
    }
  }
  ${mirrored('> svg')}
  figure {
    ${stack('24px')}
  }
  b {
    display: block;
    ${type('label')}
  }
  figcaption span {
    color: ${color.ink2};
  }
`;

/** What a client said. */
export const CaseQuote = ({
  words,
  name,
  role,
}: NonNullable<ViewOf<'case-studies'>['caseStudy']['quote']>) => (
  <Quotation data-reveal="">
    <Signal {...voice} />
    <figure>
      <blockquote>
        <RichText as={Statement} text={words} />
      </blockquote>
      <figcaption>
        <RichText as="b" text={name} />
        <RichText as="span" text={role} />
      </figcaption>
    </figure>
  </Quotation>
);
