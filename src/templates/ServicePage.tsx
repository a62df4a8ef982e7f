import { graphql } from 'gatsby';
import { GlyphCards } from '../components/sections/GlyphCards';
import { HeadedSection } from '../components/sections/HeadedSection';
import { HowSteps } from '../components/sections/HowSteps';
import { LeadSection } from '../components/sections/LeadSection';
import { Promo } from '../components/sections/Promo';
import { Questions } from '../components/sections/Questions';
import { RelatedPages } from '../components/sections/RelatedPages';
import { SplitHero } from '../components/sections/SplitHero';
import { WhySection } from '../components/sections/StatementSection';
import type { ServicePageQuery } from '../generated/queryTypes';
import { type PageOf, usePath } from '../hooks/currentPage';
import { routes } from '../routes';
import { Seo } from '../seo/Seo';

/** The page of a listening service or a responsive solution. Specification 2, "Service pages". */
export default function ServicePage({ data }: PageOf<ServicePageQuery>) {
  const { service, successPage } = data;
  const { hero, why, how, questions, group, pictures, seo, caseStudies } = service;
  const groupPath = usePath(`${routes.home}#${group.slug}`);
  const howLabel = { text: group.labels.how, phase: group.phase };
  return (
    <>
      <Seo {...seo} name={hero.title} />
      <SplitHero
        {...hero}
        pictures={pictures}
        group={{ label: group.name, href: groupPath, phase: group.phase }}
      />
      <WhySection {...why} label={{ text: group.labels.why, phase: group.phase }} />
      <HeadedSection heading={how.heading} label={howLabel} text={how.intro}>
        {group.cards === 'steps' ? (
          <HowSteps cards={how.cards} />
        ) : (
          <GlyphCards cards={how.cards} />
        )}
        <RelatedPages label={successPage.caseLabels.usedIn} pages={caseStudies} />
      </HeadedSection>
      {questions && <Questions heading={group.labels.questions} questions={questions} />}
      <LeadSection {...data} service={service.leadService} />
      <Promo promo={group.promo} />
    </>
  );
}

export const query = graphql`
  query ServicePage($id: String!, $language: String!) {
    ...LeadSectionContent
    service(id: { eq: $id }) {
      leadService
      seo
      hero
      why
      how
      questions
      pictures {
        ...HeroPicture
      }
      caseStudies {
        name
        path
      }
      group {
        slug
        name
        phase
        cards
        labels
        promo {
          heading
          text
          actionLabel
          partner {
            name
            path
            logo {
              ...LogoContent
            }
            pictures {
              ...CardPicture
              ...WidePicture
            }
          }
        }
      }
    }
    successPage(language: { eq: $language }) {
      caseLabels
    }
  }
`;
