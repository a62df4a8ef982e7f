import styled from 'styled-components';
import type { ViewOf } from '../../content/pages/pages';
import { onPaper, responsive } from '../../theme/media';
import { detailsShown, summaryRow } from '../../theme/mixins';
import { color, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { SplitColumns, SurfaceSection } from '../ui/layout';
import { RichText } from '../ui/text';

const List = styled.div`
  border-block-start: 2px solid ${color.ink};
  details {
    border-block-end: 1px solid ${color.line};
    break-inside: avoid;
  }
  summary {
    ${type('h3')}
    text-wrap: balance;
    ${summaryRow(space[5], color.coralText)}
    ${responsive('padding-block', '22px', { [onPaper]: '0 8px' })}
  }
  p {
    max-inline-size: 36em;
    ${responsive('padding-block', `0 ${space[6]}`, { [onPaper]: '0 8px' })}
    ${type('lead')}
    /* A link to the answer brings its question into view, too. */
    scroll-margin-block-start: 88px;
  }
  ${onPaper} {
    columns: 2;
    border: 0;
    ${detailsShown}
  }
`;

interface QuestionsProps {
  heading: string;
  questions: NonNullable<ViewOf<'services'>['questions']>;
}

/**
 * Questions that a service's buyers ask. The anchors are on the answers, because browsers open the `details` around a
 * link's target, but not a `details` that is the target.
 */
export const Questions = ({ heading, questions }: QuestionsProps) => (
  <SurfaceSection>
    <SplitColumns>
      <h2 data-reveal="">{heading}</h2>
      <List data-reveal="">
        {questions.map(({ anchor, question, answer }) => (
          <details key={anchor}>
            <summary>{question}</summary>
            <RichText id={anchor} text={answer} />
          </details>
        ))}
      </List>
    </SplitColumns>
  </SurfaceSection>
);
