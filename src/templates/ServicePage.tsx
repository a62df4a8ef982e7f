import { FirstHours } from '../components/sections/FirstHours';
import { GlyphCards } from '../components/sections/GlyphCards';
import { HeadedSection } from '../components/sections/HeadedSection';
import { HowSteps } from '../components/sections/HowSteps';
import { InventedExample } from '../components/sections/InventedExample';
import { LeadSection } from '../components/sections/LeadSection';
import { Method } from '../components/sections/Method';
import { Promo } from '../components/sections/Promo';
import { Questions } from '../components/sections/Questions';
import { RelatedPages } from '../components/sections/RelatedPages';
import { SamplePage } from '../components/sections/SamplePage';
import { SplitHero } from '../components/sections/SplitHero';
import { WhySection } from '../components/sections/StatementSection';
import { FactList } from '../components/ui/FactList';
import { BarSection, Container } from '../components/ui/layout';
import { MoreLink } from '../components/ui/MoreLink';
import type { PageOf } from '../content/pages/pages';

/** The page of a listening service or a responsive solution. Specification 2, "Service pages". */
export default function ServicePage({ pageContext: { view } }: PageOf<'services'>) {
  const { group, how } = view;
  const { phase, labels } = group;
  return (
    <>
      <SplitHero
        {...view.hero}
        pictures={view.pictures}
        group={{ label: group.name, href: group.href, phase }}
        hasCrisisLine={view.crisisLine}
      />
      {view.glance.length > 0 && (
        <BarSection>
          <Container>
            <FactList facts={view.glance} />
            {view.compare && <MoreLink {...view.compare} />}
          </Container>
        </BarSection>
      )}
      <WhySection {...view.why} label={{ text: labels.why, phase }} />
      <HeadedSection heading={how.heading} label={{ text: labels.how, phase }} text={how.intro}>
        {group.cards === 'steps' ? (
          <HowSteps cards={how.cards} />
        ) : (
          <GlyphCards cards={how.cards} />
        )}
        {view.example && <InventedExample {...view.example} />}
        {view.sample && <SamplePage {...view.sample} />}
        <RelatedPages {...view.goesWith} />
        <RelatedPages {...view.usedIn} />
      </HeadedSection>
      {view.firstHours && <FirstHours {...view.firstHours} phase={phase} />}
      {view.method && <Method {...view.method} />}
      {view.questions && <Questions heading={labels.questions} questions={view.questions} />}
      <LeadSection {...view.lead} />
      <Promo {...view.promo} />
    </>
  );
}
