import styled from 'styled-components';
import type { ViewOf } from '../../content/pages';
import { onPaper } from '../../theme/media';
import { detailsShown, square, summaryRow } from '../../theme/mixins';
import { color, motion, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { ContinuedSection, SplitColumns } from '../ui/layout';
import { RichText } from '../ui/text';

const List = styled.div`
  border-block-start: 2px solid ${color.ink};
  details {
    border-block-end: 1px solid ${color.line};
    break-inside: avoid;
  }
  summary {
    ${type('h4')}
    ${summaryRow(space[5])}
    padding-block: 18px;
    &::after {
      content: '';
      flex: none;
      ${square('10px')}
      margin-inline-end: 6px;
      border: solid ${color.coralText};
      border-width: 0 2px 2px 0;
      translate: 0 -3px;
      rotate: 45deg;
      transition: rotate ${motion.t2} ${motion.ease};
    }
  }
  [open] summary::after {
    translate: 0 3px;
    rotate: 225deg;
  }
  p {
    max-inline-size: 38em;
    padding-block-end: ${space[5]};
    color: ${color.ink2};
    /* A link to the answer brings its question into view, too. */
    scroll-margin-block-start: 88px;
  }
  ${onPaper} {
    columns: 2;
    border: 0;
    summary,
    p {
      padding-block: 0 8px;
    }
    ${detailsShown}
    summary::after {
      display: none;
    }
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
  <ContinuedSection>
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
  </ContinuedSection>
);
