import { Closing } from '../components/sections/Closing';
import { GlyphCards } from '../components/sections/GlyphCards';
import { HeadedSection } from '../components/sections/HeadedSection';
import { SplitHero } from '../components/sections/SplitHero';
import { Container, ContinuedSection } from '../components/ui/layout';
import type { PageOf } from '../content/pages/pages';

/** The page of a partner product; both buttons lead to the partner's site. Specification 2. */
export default function PartnerPage({ pageContext: { view } }: PageOf<'partners'>) {
  return (
    <>
      <SplitHero {...view.hero} pictures={view.pictures} />
      <HeadedSection heading={view.features.heading}>
        <GlyphCards cards={view.features.cards} />
      </HeadedSection>
      <ContinuedSection>
        <Container>
          <Closing {...view.closing} />
        </Container>
      </ContinuedSection>
    </>
  );
}
