import styled from 'styled-components';
import { CaseArticle } from '../components/sections/CaseArticle';
import { CaseMenu, CaseMenuCarousel } from '../components/sections/CaseMenuCarousel';
import { Container } from '../components/ui/layout';
import type { PageOf } from '../content/pages/pages';
import { from, onPaper, responsive } from '../theme/media';
import { column } from '../theme/mixins';
import { space } from '../theme/theme';

/** The menu in 3 of 12 columns, the case study in 9; below 1200px one column, with the carousel. */
const CaseLayout = styled(Container)`
  ${column(`${space[5]} clamp(24px, 4vw, 64px)`)}
  ${responsive('padding-block', `clamp(32px, 4vw, 56px) ${space.section}`, { [onPaper]: '24px 0' })}
  ${from('nav')} {
    grid-template-columns: minmax(220px, 3fr) minmax(0, 9fr);
  }
`;

/** The page of a case study. Specification 2, "Case-study pages". */
export default function CaseStudyPage({ pageContext: { view } }: PageOf<'case-studies'>) {
  return (
    <CaseLayout>
      <CaseMenu {...view.menu} />
      <CaseMenuCarousel {...view.menu} />
      <CaseArticle {...view} />
    </CaseLayout>
  );
}
