import { Closing } from '../components/sections/Closing';
import { GlyphCards } from '../components/sections/GlyphCards';
import { HeadedSection } from '../components/sections/HeadedSection';
import { SplitHero } from '../components/sections/SplitHero';
import type { PageOf } from '../hooks/currentPage';

/** The page of a partner product; both buttons lead to the partner's site. Specification 2. */
export default function PartnerPage({ pageContext: { view } }: PageOf<'partners'>) {
  const { hero, pictures, features, closing } = view;
  return (
    <>
      <SplitHero {...hero} pictures={pictures} />
      <HeadedSection heading={features.heading}>
        <GlyphCards cards={features.cards} />
        <Closing {...closing} />
      </HeadedSection>
    </>
  );
}
