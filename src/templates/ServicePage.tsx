import { GlyphCards } from '../components/sections/GlyphCards';
import { HeadedSection } from '../components/sections/HeadedSection';
import { HowSteps } from '../components/sections/HowSteps';
import { LeadSection } from '../components/sections/LeadSection';
import { Promo } from '../components/sections/Promo';
import { Questions } from '../components/sections/Questions';
import { RelatedPages } from '../components/sections/RelatedPages';
import { SplitHero } from '../components/sections/SplitHero';
import { WhySection } from '../components/sections/StatementSection';
import type { PageOf } from '../hooks/currentPage';
import { Seo } from '../seo/Seo';

/** The page of a listening service or a responsive solution. Specification 2, "Service pages". */
export default function ServicePage({ pageContext: { view } }: PageOf<'services'>) {
  const { seo, hero, pictures, group, why, how, usedIn, questions, lead, promo } = view;
  const { name, href, phase, labels } = group;
  return (
    <>
      <Seo {...seo} name={hero.title} questions={questions} />
      <SplitHero {...hero} pictures={pictures} group={{ label: name, href, phase }} />
      <WhySection {...why} label={{ text: labels.why, phase }} />
      <HeadedSection heading={how.heading} label={{ text: labels.how, phase }} text={how.intro}>
        {group.cards === 'steps' ? (
          <HowSteps cards={how.cards} />
        ) : (
          <GlyphCards cards={how.cards} />
        )}
        <RelatedPages {...usedIn} />
      </HeadedSection>
      {questions && <Questions heading={labels.questions} questions={questions} />}
      <LeadSection {...lead} />
      <Promo {...promo} />
    </>
  );
}
