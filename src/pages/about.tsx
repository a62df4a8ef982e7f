import { graphql } from 'gatsby';
import { Closing } from '../components/sections/Closing';
import { GlyphCards } from '../components/sections/GlyphCards';
import { HeadedSection } from '../components/sections/HeadedSection';
import { PartnerLogos } from '../components/sections/PartnerLogos';
import { SplitHero } from '../components/sections/SplitHero';
import { StatementSection } from '../components/sections/StatementSection';
import { People, WillNotDo } from '../components/sections/WillNotDo';
import { Container, Section } from '../components/ui/layout';
import type { AboutPageQuery } from '../generated/queryTypes';
import type { PageOf } from '../hooks/currentPage';
import { Seo } from '../seo/Seo';

/** Who the company is. Specification 2, "About". */
export default function AboutPage({ data }: PageOf<AboutPageQuery>) {
  const { seo, hero, story, powerhouse, intelligence, willNotDo, team } = data.aboutPage;
  const { partners, closing, pictures } = data.aboutPage;
  return (
    <>
      <Seo {...seo} />
      <SplitHero {...hero} pictures={pictures} />
      <StatementSection {...story} isOnSurface />
      <StatementSection {...powerhouse} />
      <StatementSection {...intelligence} isOnSurface />
      {willNotDo && <WillNotDo {...willNotDo} />}
      <HeadedSection heading={team.heading} text={team.text}>
        <GlyphCards cards={team.roles} />
        {team.people && <People people={team.people} />}
      </HeadedSection>
      <PartnerLogos section={partners} partners={data.allPartner.nodes} />
      <Section>
        <Container>
          <Closing {...closing} />
        </Container>
      </Section>
    </>
  );
}

export const query = graphql`
  query AboutPage($language: String!) {
    aboutPage(language: { eq: $language }) {
      seo
      hero
      story
      powerhouse
      intelligence
      willNotDo
      team {
        heading
        text
        roles
        people {
          name
          role
          languages
          portrait {
            pictures {
              ...CardPicture
            }
          }
        }
      }
      partners
      closing
      pictures {
        ...HeroPicture
      }
    }
    allPartner(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        name
        path
        logo {
          ...LogoContent
        }
      }
    }
  }
`;
