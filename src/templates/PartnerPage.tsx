import { graphql } from 'gatsby';
import { Closing } from '../components/sections/Closing';
import { GlyphCards } from '../components/sections/GlyphCards';
import { HeadedSection } from '../components/sections/HeadedSection';
import { SplitHero } from '../components/sections/SplitHero';
import type { PartnerPageQuery } from '../generated/queryTypes';
import type { PageOf } from '../hooks/currentPage';
import { useSiteContent } from '../hooks/useSiteContent';
import { Seo } from '../seo/Seo';

/** The page of a partner product; both buttons lead to the partner's site. Specification 2. */
export default function PartnerPage({ data }: PageOf<PartnerPageQuery>) {
  const { hero, features, closing, pictures, seo, website } = data.partner;
  const note = useSiteContent().navigation.words.opensElsewhere;
  return (
    <>
      <Seo {...seo} />
      <SplitHero
        title={hero.title}
        text={hero.text}
        action={{ label: hero.actionLabel, link: website }}
        note={note}
        pictures={pictures}
      />
      <HeadedSection heading={features.heading}>
        <GlyphCards cards={features.cards} />
        <Closing
          text={closing.text}
          action={{ label: closing.actionLabel, link: website }}
          note={note}
        />
      </HeadedSection>
    </>
  );
}

export const query = graphql`
  query PartnerPage($id: String!) {
    partner(id: { eq: $id }) {
      website
      seo
      hero
      features
      closing
      pictures {
        ...HeroPicture
      }
    }
  }
`;
