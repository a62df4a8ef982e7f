import { FlipCards } from '../components/sections/FlipCards';
import { HomeHero } from '../components/sections/HomeHero';
import { LeadSection } from '../components/sections/LeadSection';
import { PhasePanels } from '../components/sections/PhasePanels';
import { ServiceCards } from '../components/sections/ServiceCards';
import { Special } from '../components/sections/Special';
import { StatementSection } from '../components/sections/StatementSection';
import { TrustedLogos } from '../components/sections/TrustedLogos';
import { WhichService } from '../components/sections/WhichService';
import { ActionLink } from '../components/ui/Button';
import type { PageOf } from '../content/pages/pages';

/** The home page. Specification 2, "Home". */
export default function HomePage({ pageContext: { view } }: PageOf<'home'>) {
  const { hero, bookingLink, what, phases, which, offers, special, unique, trusted, lead } = view;
  const action = { ...hero.action, link: bookingLink || hero.action.link };
  return (
    <>
      <HomeHero {...hero} action={action} />
      <StatementSection {...what} paragraphs={[what.text]} isWide>
        <ActionLink action={what.action} variant="ghost" />
      </StatementSection>
      <PhasePanels {...phases} />
      {which && which.needs.length > 0 && <WhichService {...which} />}
      <ServiceCards {...offers} />
      <Special {...special} />
      <FlipCards {...unique} />
      <TrustedLogos {...trusted} />
      <LeadSection {...lead} />
    </>
  );
}
