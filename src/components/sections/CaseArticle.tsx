import styled from 'styled-components';
import type { ViewOf } from '../../content/pages/pages';
import { onPaper } from '../../theme/media';
import { column } from '../../theme/mixins';
import { CaseFigures } from './CaseFigures';
import { CaseHead } from './CaseHead';
import { CasePhases } from './CasePhases';
import { CaseQuote } from './CaseQuote';
import { Closing } from './Closing';
import { RelatedPages } from './RelatedPages';

const Article = styled.article`
  ${column('clamp(36px, 4.2vw, 60px)')}
  /* The rows of a grid overlap when it is split across printed pages. */
  ${onPaper} {
    display: block;
    > * {
      margin-block-end: 16px;
    }
  }
`;

type CaseArticleProps = Pick<ViewOf<'case-studies'>, 'caseStudy' | 'labels'>;

/** A case study. Specification 2, "Case-study pages". */
export const CaseArticle = ({ caseStudy, labels }: CaseArticleProps) => {
  const { figures, quote, services, closing } = caseStudy;
  return (
    <Article>
      <CaseHead {...caseStudy} />
      <div>
        {figures && figures.length > 0 && <CaseFigures figures={figures} />}
        <CasePhases caseStudy={caseStudy} labels={labels} />
      </div>
      {quote && <CaseQuote {...quote} />}
      <RelatedPages label={labels.services} pages={services} />
      <Closing text={closing.text} action={closing.action} isSmall />
    </Article>
  );
};
