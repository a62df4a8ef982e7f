import { GlyphCards } from '../components/sections/GlyphCards';
import { HeadedSection } from '../components/sections/HeadedSection';
import { HowSteps } from '../components/sections/HowSteps';
import { LeadSection } from '../components/sections/LeadSection';
import { Promo } from '../components/sections/Promo';
import { Questions } from '../components/sections/Questions';
import { RelatedPages } from '../components/sections/RelatedPages';
import { SamplePage } from '../components/sections/SamplePage';
import { SplitHero } from '../components/sections/SplitHero';
import { WhySection } from '../components/sections/StatementSection';
import { FactList } from '../components/ui/FactList';
import { BarSection, Container } from '../components/ui/layout';
import type { PageOf } from '../hooks/currentPage';

/** The page of a listening service or a responsive solution. Specification 2, "Service pages". */
export default function ServicePage({ pageContext: { view } }: PageOf<'services'>) {
  const { hero, glance, pictures, group, why, how, sample, usedIn, questions, lead, promo } = view;
  const { name, href, phase, labels } = group;
  return (
    <>
      <SplitHero {...hero} pictures={pictures} group={{ label: name, href, phase }} />
      {glance.length > 0 && (
        <BarSection>
          <Container>
            <FactList facts={glance} />
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
        {sample && <SamplePage {...sample} />}
        <RelatedPages {...usedIn} />
      </HeadedSection>
      {questions && <Questions heading={labels.questions} questions={questions} />}
      <LeadSection {...lead} />
      <Promo {...promo} />
    </>
  );
}
