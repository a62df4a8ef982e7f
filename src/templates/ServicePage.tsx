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
import type { PageOf } from '../hooks/currentPage';

/** The page of a listening service or a responsive solution. Specification 2, "Service pages". */
export default function ServicePage({ pageContext: { view } }: PageOf<'services'>) {
  const { hero, glance, pictures, group, why, how, example, sample, firstHours, method } = view;
  const { usedIn, goesWith, questions, lead, promo } = view;
  const { name, href, phase, labels } = group;
  return (
    <>
      <SplitHero
        {...hero}
        pictures={pictures}
        group={{ label: name, href, phase }}
        hasCrisisLine={view.crisisLine}
      />
      {glance.length > 0 && (
        <BarSection>
          <Container>
            <FactList facts={glance} />
            {view.compare && <MoreLink {...view.compare} />}
          </Container>
        </BarSection>
      )}
      <WhySection {...why} label={{ text: labels.why, phase }} />
      <HeadedSection heading={how.heading} label={{ text: labels.how, phase }} text={how.intro}>
        {group.cards === 'steps' ? (
          <HowSteps cards={how.cards} />
        ) : (
          <GlyphCards cards={how.cards} />
        )}
        {example && <InventedExample {...example} />}
        {sample && <SamplePage {...sample} />}
        <RelatedPages {...goesWith} />
        <RelatedPages {...usedIn} />
      </HeadedSection>
      {firstHours && <FirstHours {...firstHours} phase={phase} />}
      {method && <Method {...method} />}
      {questions && <Questions heading={labels.questions} questions={questions} />}
      <LeadSection {...lead} />
      <Promo {...promo} />
    </>
  );
}
