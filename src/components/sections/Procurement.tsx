import styled from 'styled-components';
import type { ViewOf } from '../../content/pages/pages';
import { sectionIds } from '../../routes';
import { from, onPaper, responsive } from '../../theme/media';
import { coralLine } from '../../theme/mixins';
import { color, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { FactList } from '../ui/FactList';
import { SurfaceSection } from '../ui/layout';
import { RichText } from '../ui/text';
import { HeadedSection } from './HeadedSection';

/** Answers differ in length, so that each column packs its own. */
const Answers = styled.div`
  ${responsive('columns', '1', { [from('md')]: '2', [onPaper]: '2' })}
  column-gap: clamp(${space[5]}, 4vw, 64px);
  section {
    padding-block-start: ${space[4]};
    border-block-start: 2px solid ${color.ink};
    break-inside: avoid;
  }
  section:not(:last-child) {
    margin-block-end: clamp(28px, 3.2vw, 44px);
  }
  h3 {
    ${type('h4')}
  }
  h3 a {
    color: inherit;
    text-decoration-line: none;
    &:hover {
      ${coralLine}
      text-decoration-line: underline;
    }
  }
  p {
    max-inline-size: 36em;
    margin-block-start: ${space[2]};
  }
`;

type ProcurementProps = NonNullable<ViewOf<'about'>['procurement']>;

/** What procurement and compliance ask, each answer at an address of its own; the company's facts where known. */
export const Procurement = ({ heading, intro, answers, facts }: ProcurementProps) => (
  <HeadedSection id={sectionIds.procurement} heading={heading} text={intro} ground={SurfaceSection}>
    <Answers data-reveal="">
      {answers.map(({ anchor, question, answer }) => (
        <section key={anchor} id={anchor}>
          {/* A visitor who wants to forward the answer copies this link. */}
          <h3>
            <a href={`#${anchor}`}>{question}</a>
          </h3>
          <RichText text={answer} />
        </section>
      ))}
    </Answers>
    <FactList facts={facts} />
  </HeadedSection>
);
