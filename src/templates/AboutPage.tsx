import { Closing } from '../components/sections/Closing';
import { GlyphCards } from '../components/sections/GlyphCards';
import { HeadedSection } from '../components/sections/HeadedSection';
import { PartnerLogos } from '../components/sections/PartnerLogos';
import { SplitHero } from '../components/sections/SplitHero';
import { StatementSection } from '../components/sections/StatementSection';
import { People, WillNotDo } from '../components/sections/WillNotDo';
import { Container, Section } from '../components/ui/layout';
import type { PageOf } from '../hooks/currentPage';

/** Who the company is. Specification 2, "About". */
export default function AboutPage({ pageContext: { view } }: PageOf<'about'>) {
  const { hero, pictures, story, powerhouse, intelligence, willNotDo, team } = view;
  return (
    <>
      <SplitHero {...hero} pictures={pictures} />
      <StatementSection {...story} isOnSurface />
      <StatementSection {...powerhouse} />
      <StatementSection {...intelligence} isOnSurface />
      {willNotDo && <WillNotDo {...willNotDo} />}
      <HeadedSection heading={team.heading} text={team.text}>
        <GlyphCards cards={team.roles} />
        {team.people && <People people={team.people} />}
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
