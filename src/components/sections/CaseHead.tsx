import styled from 'styled-components';
import type { ViewOf } from '../../content/pages/pages';
import { from, isFrom, onPaper, responsive } from '../../theme/media';
import { stack } from '../../theme/mixins';
import { type } from '../../theme/type';
import { ActionLink } from '../ui/Button';
import { FactList } from '../ui/FactList';
import { Picture } from '../ui/Picture';
import { Lead, PageTitle, RichText, Statement } from '../ui/text';

const Top = styled.div`
  display: grid;
  ${responsive('gap', '36px', { [onPaper]: '20px' })}
  > :first-child {
    aspect-ratio: 5 / 2;
    ${responsive('inline-size', 'auto', { [onPaper]: '40%' })}
  }
`;

const Intro = styled.div`
  ${stack('24px 48px')}
  justify-items: start;
  ${from('lg')} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    > hgroup {
      grid-column: 1 / -1;
    }
  }
  > p {
    max-inline-size: 36em;
  }
  /* The headline is the news: it outshouts the name of the industry. */
  h1 {
    ${type('group')}
  }
  hgroup p {
    ${type('h2')}
    font-size: clamp(1.75rem, 1.3rem + 1.9vw, 3rem);
    margin-block-start: 14px;
    max-inline-size: 21em;
  }
`;

type CaseHeadProps = Pick<
  ViewOf<'case-studies'>['caseStudy'],
  'name' | 'headline' | 'summary' | 'action' | 'client' | 'pictures'
>;

/** The picture, the headline and the facts of a case study. */
export const CaseHead = ({ name, headline, summary, action, client, pictures }: CaseHeadProps) => (
  <Top>
    <div>
      <Picture
        pictures={pictures}
        format="wide"
        sizes={`${isFrom('xl')} 965px, ${isFrom('nav')} 68vw, 100vw`}
        isEager
      />
    </div>
    <Intro>
      <hgroup>
        <PageTitle>{name}</PageTitle>
        <RichText as={Statement} text={headline} />
      </hgroup>
      <RichText as={Lead} text={summary} />
      <ActionLink action={action} />
    </Intro>
    <FactList facts={client} />
  </Top>
);
