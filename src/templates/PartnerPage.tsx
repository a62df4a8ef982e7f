import { graphql, type PageProps } from 'gatsby';
import { Closing } from '../components/sections/Closing';
import { GlyphCards } from '../components/sections/GlyphCards';
import { SplitHero } from '../components/sections/SplitHero';
import type { EntryContext } from '../content/sitePages';
import type { PartnerPageQuery } from '../queryTypes';
import { Seo } from '../seo/Seo';

type PartnerPageProps = Pick<PageProps<PartnerPageQuery, EntryContext>, 'data' | 'pageContext'>;

/** The page of a partner product; both buttons lead to the partner's site. Specification 2. */
export default function PartnerPage({ data, pageContext }: PartnerPageProps) {
  const { hero, features, closing, pictures, seo, website } = data.partner;
  const note = data.navigation.words.opensElsewhere;
  return (
    <>
      <Seo {...seo} path={pageContext.canonicalPath} />
      <SplitHero
        title={hero.title}
        text={hero.text}
        action={{ label: hero.actionLabel, link: website }}
        note={note}
        pictures={pictures}
      />
      <GlyphCards heading={features.heading} cards={features.cards}>
        <Closing
          text={closing.text}
          action={{ label: closing.actionLabel, link: website }}
          note={note}
        />
      </GlyphCards>
    </>
  );
}

export const query = graphql`
  query PartnerPage($id: String!, $language: String!) {
    partner(id: { eq: $id }) {
      website
      seo {
        title
        description
      }
      hero {
        title
        text
        actionLabel
      }
      features {
        heading
        cards {
          title
          text
          glyph
        }
      }
      closing {
        text
        actionLabel
      }
      pictures {
        ...HeroPicture
      }
    }
    navigation(language: { eq: $language }) {
      words {
        opensElsewhere
      }
    }
  }
`;
