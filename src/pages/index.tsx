import { graphql, type PageProps } from 'gatsby';
import { FlipCards } from '../components/sections/FlipCards';
import { HomeHero } from '../components/sections/HomeHero';
import { LeadSection } from '../components/sections/LeadSection';
import { PhasePanels } from '../components/sections/PhasePanels';
import { type ServiceCardGroup, ServiceCards } from '../components/sections/ServiceCards';
import { Special, type SpecialContent } from '../components/sections/Special';
import { type TrustedContent, TrustedLogos } from '../components/sections/TrustedLogos';
import { WhatWeDo } from '../components/sections/WhatWeDo';
import type { Pictures } from '../components/ui/Picture';
import type { FormWords, LeadFormContent } from '../content/kinds/forms';
import type { HomePage as HomePageContent } from '../content/kinds/home';
import { routes } from '../routes';
import { Seo } from '../seo/Seo';

interface HomePageData {
  homePage: Omit<HomePageContent, 'special' | 'trusted'> & {
    special: SpecialContent;
    trusted: TrustedContent;
  };
  allServiceGroup: { nodes: ServiceCardGroup[] };
  aboutPage: { pictures: Pictures };
  leadForm: LeadFormContent;
  formWords: FormWords;
}

/** The home page. Specification 2, "Home". */
export default function HomePage({ data }: PageProps<HomePageData>) {
  const { homePage, allServiceGroup, aboutPage, leadForm, formWords } = data;
  return (
    <>
      <Seo {...homePage.seo} path={routes.home} />
      <HomeHero {...homePage.hero} />
      <WhatWeDo {...homePage.what} />
      <PhasePanels {...homePage.phases} />
      <ServiceCards heading={homePage.offers.heading} groups={allServiceGroup.nodes} />
      <Special special={homePage.special} pictures={aboutPage.pictures} />
      <FlipCards {...homePage.unique} />
      <TrustedLogos {...homePage.trusted} />
      <LeadSection section={homePage.lead} form={leadForm} words={formWords} />
    </>
  );
}

export const query = graphql`
  query HomePage {
    homePage {
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
      what {
        heading
        statement
        text
        action {
          label
          link
        }
      }
      phases {
        label
        items {
          title
          text
        }
      }
      offers {
        heading
      }
      special {
        heading
        statement
        text
        action {
          label
          link
        }
        facts {
          counts
          label
          shown
          dots
        }
      }
      unique {
        heading
        turn
        turnBack
        cards {
          title
          text
          glyph
        }
        action {
          label
          link
        }
      }
      trusted {
        heading
        controls {
          previous
          next
          pause
          play
        }
        logos {
          name
          mark
          link
          logo {
            ...LogoContent
          }
        }
      }
      lead {
        heading
        text
      }
    }
    allServiceGroup(sort: { order: ASC }) {
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
    aboutPage {
      pictures {
        ...HeroPicture
      }
    }
    leadForm {
      ...LeadFormContent
    }
    formWords {
      ...FormWordsContent
    }
  }
`;
