import styled from 'styled-components';
import type { ViewOf } from '../../content/pages/pages';
import { columnSignals, figureBars, voice } from '../../drawings/signals';
import { from, isFrom, onPaper, phone, responsive } from '../../theme/media';
import { column, columns, mirrored, pearlOn, stack } from '../../theme/mixins';
import { color, fixedColor, phaseColors, phaseOrder } from '../../theme/theme';
import { lineHeight, type } from '../../theme/type';
import { ActionLink } from '../ui/Button';
import { FactList } from '../ui/FactList';
import { PhaseGround } from '../ui/layout';
import { Picture } from '../ui/Picture';
import { Signal } from '../ui/Signal';
import { Lead, PageTitle, RichText, Statement } from '../ui/text';
import { Closing } from './Closing';
import { RelatedPages } from './RelatedPages';

type CaseStudy = ViewOf<'case-studies'>['caseStudy'];

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

const Head = ({ name, headline, summary, action, client, pictures }: CaseStudy) => (
  <Top>
    <div>
      <Picture
        pictures={pictures}
        format="wide"
        sizes={`${isFrom('xl')} 965px, ${isFrom('lg')} 68vw, 100vw`}
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

const bars = figureBars();

const Band = styled(PhaseGround)`
  > svg {
    ${responsive('block-size', '152px', { [phone]: '112px', [onPaper]: '80px' })}
    ${responsive('padding-block-start', '32px', { [phone]: '24px', [onPaper]: '16px' })}
  }
  ${mirrored('> svg')}
  ${pearlOn(phaseColors.succeed.ground, fixedColor.nacre)}
`;

/** Side by side, the figures share rows and, from 1024px up, the columns of the panels below. */
const Figures = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  padding-block: 8px 12px;
  ${responsive('grid-auto-flow', 'row', { [onPaper]: 'column' })}
  li {
    ${stack('8px')}
    align-content: start;
    padding: 20px clamp(20px, 2.2vw, 32px);
    ${from('md')} {
      grid-row: 1 / 4;
      grid-template-rows: subgrid;
    }
  }
  b {
    ${type('fact')}
    /* As large as the column allows, scaled with the reader's text size. */
    ${responsive('font-size', 'clamp(2rem, 1rem + 7vw, 4.25rem)', {
      [from('md')]: 'clamp(2rem, 1rem + 2.2vw, 3rem)',
    })}
  }
  p {
    ${type('small')}
  }
  b + p {
    ${type('label')}
    max-inline-size: 28em;
    line-height: ${lineHeight(1.4)};
  }
`;

const MeasuredFigures = ({ figures }: { figures: NonNullable<CaseStudy['figures']> }) => (
  <Band $phase="succeed" data-reveal="">
    <Signal {...bars} />
    <Figures>
      {figures.map(({ value, label, period }) => (
        <li key={label}>
          <b>
            {/* Keeps a sign before its digits in every language. */}
            <RichText as="bdi" text={value} />
          </b>
          <RichText text={label} />
          <RichText text={period} />
        </li>
      ))}
    </Figures>
  </Band>
);

/** Side by side, the panels share their rows, so that titles and rules line up. */
const Panels = styled.div`
  ${columns(1, { [from('lg')]: 3, [onPaper]: 3 })}
  break-inside: avoid;
`;

const Panel = styled(PhaseGround)`
  display: grid;
  align-content: start;
  padding: 32px clamp(20px, 2.2vw, 32px) 24px;
  ${from('lg')} {
    grid-row: span 4;
    grid-template-rows: subgrid;
  }
  svg {
    ${responsive('block-size', '64px', { [onPaper]: '40px' })}
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
    line-height: ${lineHeight(1.5)};
  }
`;

const signals = columnSignals();

type CaseArticleProps = Pick<ViewOf<'case-studies'>, 'caseStudy' | 'labels'>;

const parts = { listen: 'challenges', respond: 'solutions', succeed: 'results' } as const;

const Phases = ({ caseStudy, labels }: CaseArticleProps) => (
  <Panels data-reveal="">
    {phaseOrder.map((phase) => (
      <Panel key={phase} as="section" $phase={phase}>
        <Signal {...signals[phase]} />
        <h2>{labels[parts[phase]]}</h2>
        <ul>
          {caseStudy[parts[phase]].map((bullet) => (
            <RichText key={bullet} as="li" text={bullet} />
          ))}
        </ul>
      </Panel>
    ))}
  </Panels>
);

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

const Quote = ({ words, name, role }: NonNullable<CaseStudy['quote']>) => (
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

/** A case study. Specification 2, "Case-study pages". */
export const CaseArticle = ({ caseStudy, labels }: CaseArticleProps) => {
  const { figures, quote, services, closing } = caseStudy;
  return (
    <Article>
      <Head {...caseStudy} />
      <div>
        {figures && figures.length > 0 && <MeasuredFigures figures={figures} />}
        <Phases caseStudy={caseStudy} labels={labels} />
      </div>
      {quote && <Quote {...quote} />}
      <RelatedPages label={labels.services} pages={services} />
      <Closing text={closing.text} action={closing.action} isSmall />
    </Article>
  );
};
