import { graphql } from 'gatsby';
import { FlipCards } from '../components/sections/FlipCards';
import { HomeHero } from '../components/sections/HomeHero';
import { LeadSection } from '../components/sections/LeadSection';
import { PhasePanels } from '../components/sections/PhasePanels';
import { ServiceCards } from '../components/sections/ServiceCards';
import { Special } from '../components/sections/Special';
import { StatementSection } from '../components/sections/StatementSection';
import { TrustedLogos } from '../components/sections/TrustedLogos';
import { ActionLink } from '../components/ui/Button';
import type { HomePageQuery } from '../generated/queryTypes';
import type { PageOf } from '../hooks/currentPage';
import { useSiteContent } from '../hooks/useSiteContent';
import { Seo } from '../seo/Seo';

/** The home page. Specification 2, "Home". */
export default function HomePage({ data }: PageOf<HomePageQuery>) {
  const { homePage, allServiceGroup, aboutPage, contactPage } = data;
  const { navigation } = useSiteContent();
  const { bookingLink } = contactPage;
  const { what } = homePage;
  const booking = bookingLink && {
    action: { ...homePage.hero.action, link: bookingLink },
    note: navigation.words.opensElsewhere,
  };
  return (
    <>
      <Seo {...homePage.seo} />
      <HomeHero {...homePage.hero} {...booking} />
      <StatementSection {...what} paragraphs={[what.text]} isWide>
        <ActionLink action={what.action} variant="ghost" />
      </StatementSection>
      <PhasePanels {...homePage.phases} />
      <ServiceCards heading={homePage.offers.heading} groups={allServiceGroup.nodes} />
      <Special special={homePage.special} pictures={aboutPage.pictures} />
      <FlipCards {...homePage.unique} />
      <TrustedLogos {...homePage.trusted} />
      <LeadSection {...data} />
    </>
  );
}

export const query = graphql`
  query HomePage($language: String!) {
    ...LeadSectionContent
    homePage(language: { eq: $language }) {
      seo
      hero
      what
      phases
      offers
      special {
        heading
        statement
        text
        action
        facts {
          counts
          label
          shown
          dots
        }
      }
      unique
      trusted {
        heading
        controls
        logos {
          name
          mark
          link
          logo {
            ...LogoContent
          }
        }
      }
    }
    allServiceGroup(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        slug
        name
        tagline
        phase
        services {
          name
          cardText
          path
          pictures {
            ...CardPicture
            hero {
              ...HeroImages
            }
          }
        }
      }
    }
    aboutPage(language: { eq: $language }) {
      pictures {
        ...HeroPicture
      }
    }
    contactPage(language: { eq: $language }) {
      bookingLink
    }
  }
`;
