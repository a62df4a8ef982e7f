import { Closing } from '../components/sections/Closing';
import { GlyphCards } from '../components/sections/GlyphCards';
import { HeadedSection } from '../components/sections/HeadedSection';
import { PartnerLogos } from '../components/sections/PartnerLogos';
import { PictureBand } from '../components/sections/PictureBand';
import { Procurement } from '../components/sections/Procurement';
import { SplitHero } from '../components/sections/SplitHero';
import { StatementSection } from '../components/sections/StatementSection';
import { People, WillNotDo } from '../components/sections/WillNotDo';
import { Container, Section } from '../components/ui/layout';
import type { PageOf } from '../content/pages/pages';

/** Who the company is. Specification 2, "About". */
export default function AboutPage({ pageContext: { view } }: PageOf<'about'>) {
  return (
    <>
      <SplitHero {...view.hero} pictures={view.pictures} />
      <StatementSection {...view.story} isOnSurface />
      <PictureBand pictures={view.pictures} />
      <StatementSection {...view.powerhouse} />
      <StatementSection {...view.intelligence} isOnSurface />
      {view.willNotDo && <WillNotDo {...view.willNotDo} />}
      {view.procurement && <Procurement {...view.procurement} />}
      <HeadedSection heading={view.team.heading} text={view.team.text}>
        <GlyphCards cards={view.team.roles} />
        {view.team.people && <People people={view.team.people} />}
      </HeadedSection>
      <PartnerLogos {...view.partners} />
      <Section>
        <Container>
          <Closing {...view.closing} />
        </Container>
      </Section>
    </>
  );
}
