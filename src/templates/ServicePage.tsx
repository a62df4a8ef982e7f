import { graphql, type PageProps } from 'gatsby';
import { GlyphCards } from '../components/sections/GlyphCards';
import { HowSteps } from '../components/sections/HowSteps';
import { LeadSection } from '../components/sections/LeadSection';
import { Promo, type PromotedPartner } from '../components/sections/Promo';
import { Questions } from '../components/sections/Questions';
import { RelatedPages } from '../components/sections/RelatedPages';
import { SplitHero } from '../components/sections/SplitHero';
import { WhySection } from '../components/sections/StatementSection';
import type { Pictures } from '../components/ui/Picture';
import type { FormWords, LeadFormShown } from '../content/kinds/forms';
import type { HomePage } from '../content/kinds/home';
import type { Service } from '../content/kinds/service';
import type { ServiceGroup } from '../content/kinds/serviceGroup';
import type { SuccessPage } from '../content/kinds/success';
import type { EntryContext } from '../content/sitePages';
import { usePath } from '../hooks/currentPage';
import { routes } from '../routes';
import { Seo } from '../seo/Seo';

interface ServiceQuery {
  service: Pick<Service, 'leadService' | 'seo' | 'hero' | 'why' | 'how' | 'questions'> & {
    pictures: Pictures;
    caseStudies: { name: string; path: string }[];
    group: Pick<ServiceGroup, 'slug' | 'name' | 'phase' | 'cards' | 'labels'> & {
      promo: Omit<ServiceGroup['promo'], 'partner'> & {
        partner: PromotedPartner;
      };
    };
  };
  successPage: { caseLabels: Pick<SuccessPage['caseLabels'], 'usedIn'> };
  homePage: Pick<HomePage, 'lead'>;
  leadForm: LeadFormShown;
  formWords: FormWords;
}

type ServicePageProps = Pick<PageProps<ServiceQuery, EntryContext>, 'data' | 'pageContext'>;

/** The page of a listening service or a responsive solution. Specification 2, "Service pages". */
export default function ServicePage({ data, pageContext }: ServicePageProps) {
  const { service, successPage, homePage, leadForm, formWords } = data;
  const { hero, why, how, questions, group, pictures, seo, caseStudies } = service;
  const groupPath = usePath(`${routes.home}#${group.slug}`);
  const howLabel = { text: group.labels.how, phase: group.phase };
  const usedIn = <RelatedPages label={successPage.caseLabels.usedIn} pages={caseStudies} />;
  return (
    <>
      <Seo {...seo} path={pageContext.canonicalPath} name={hero.title} />
      <SplitHero
        {...hero}
        pictures={pictures}
        group={{ label: group.name, href: groupPath, phase: group.phase }}
      />
      <WhySection {...why} label={{ text: group.labels.why, phase: group.phase }} />
      {group.cards === 'steps' ? (
        <HowSteps how={how} label={howLabel}>
          {usedIn}
        </HowSteps>
      ) : (
        <GlyphCards heading={how.heading} label={howLabel} text={how.intro} cards={how.cards}>
          {usedIn}
        </GlyphCards>
      )}
      {questions && <Questions heading={group.labels.questions} questions={questions} />}
      <LeadSection
        section={homePage.lead}
        form={leadForm}
        words={formWords}
        service={service.leadService ?? undefined}
      />
      <Promo promo={group.promo} />
    </>
  );
}

export const query = graphql`
  query ServicePage($id: String!, $language: String!) {
    service(id: { eq: $id }) {
      leadService
      seo {
        title
        description
      }
      hero {
        title
        text
        action {
          label
          link
        }
      }
      why {
        heading
        statement
        text
        points
      }
      how {
        heading
        intro
        cards {
          title
          text
          glyph
        }
      }
      questions {
        anchor
        question
        answer
      }
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
        labels {
          why
          how
          questions
        }
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
      caseLabels {
        usedIn
      }
    }
    homePage(language: { eq: $language }) {
      lead {
        heading
        text
      }
    }
    leadForm(language: { eq: $language }) {
      ...LeadFormContent
    }
    formWords(language: { eq: $language }) {
      ...FormWordsContent
    }
  }
`;
