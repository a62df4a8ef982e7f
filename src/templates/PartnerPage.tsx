import { Closing } from '../components/sections/Closing';
import { GlyphCards } from '../components/sections/GlyphCards';
import { HeadedSection } from '../components/sections/HeadedSection';
import { SplitHero } from '../components/sections/SplitHero';
import type { PageOf } from '../hooks/currentPage';
import { Seo } from '../seo/Seo';

/** The page of a partner product; both buttons lead to the partner's site. Specification 2. */
export default function PartnerPage({ pageContext: { view } }: PageOf<'partners'>) {
  const { seo, hero, pictures, features, closing } = view;
  return (
    <>
      <Seo {...seo} />
      <SplitHero {...hero} pictures={pictures} />
      <HeadedSection heading={features.heading}>
        <GlyphCards cards={features.cards} />
        <Closing {...closing} />
      </HeadedSection>
    </>
  );
}
