import styled from 'styled-components';
import type { CaseStudyPageQuery } from '../../queryTypes';
import { from, onPaper } from '../../theme/media';
import { color } from '../../theme/theme';
import { type } from '../../theme/type';
import { ActionLink } from '../ui/Button';
import { PageTitle } from '../ui/PageTitle';
import { Picture, type Pictures } from '../ui/Picture';
import { RichText } from '../ui/RichText';

const Top = styled.div`
  display: grid;
  gap: 36px;
  ${onPaper} {
    gap: 20px;
  }
`;

const Frame = styled.div`
  aspect-ratio: 5 / 2;
  ${onPaper} {
    inline-size: 40%;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 24px 48px;
  justify-items: start;
  ${from('lg')} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    > hgroup {
      grid-column: 1 / -1;
    }
  }
  > p {
    ${type('lead')}
    max-inline-size: 36em;
    color: ${color.ink2};
    text-wrap: pretty;
  }
`;

const Headline = styled.p`
  margin-block-start: 14px;
  ${type('statement')}
  max-inline-size: 26em;
  text-wrap: balance;
`;

interface CaseHeadProps {
  caseStudy: Pick<CaseStudyPageQuery['caseStudy'], 'name' | 'headline' | 'summary' | 'action'> & {
    pictures: Pictures;
  };
}

/** The top of a case study: picture, name with the turn of the story, client summary and first button. */
export const CaseHead = ({
  caseStudy: { name, headline, summary, action, pictures },
}: CaseHeadProps) => (
  <Top>
    <Frame>
      <Picture
        pictures={pictures}
        format="wide"
        sizes="(min-width: 1440px) 965px, (min-width: 1024px) 68vw, 100vw"
        isEager
      />
    </Frame>
    <Words>
      <hgroup>
        <PageTitle>{name}</PageTitle>
        <RichText as={Headline} text={headline} />
      </hgroup>
      <RichText text={summary} />
      <ActionLink action={action} />
    </Words>
  </Top>
);
