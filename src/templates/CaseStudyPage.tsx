import { graphql } from 'gatsby';
import styled from 'styled-components';
import { CaseArticle } from '../components/sections/CaseArticle';
import { CaseMenu, CaseMenuCarousel } from '../components/sections/CaseMenuCarousel';
import { Container } from '../components/ui/layout';
import type { CaseStudyContext } from '../content/sitePages';
import type { CaseStudyPageQuery } from '../generated/queryTypes';
import type { PageOf } from '../hooks/currentPage';
import { Seo } from '../seo/Seo';
import { from, onPaper } from '../theme/media';
import { column } from '../theme/mixins';
import { space } from '../theme/theme';

/** The menu of the group in 3 of 12 columns, the case study in 9; below 1200px one column with the
 * carousel. */
const CaseLayout = styled(Container)`
  ${column(`${space[5]} clamp(24px, 4vw, 64px)`)}
  padding-block: clamp(32px, 4vw, 56px) ${space.section};
  ${from('nav')} {
    grid-template-columns: minmax(220px, 3fr) minmax(0, 9fr);
  }
  ${onPaper} {
    padding-block: 24px 0;
  }
`;

/** The page of a case study. Specification 2, "Case-study pages". */
export default function CaseStudyPage({
  data,
  pageContext,
}: PageOf<CaseStudyPageQuery, CaseStudyContext>) {
  const { caseStudy, successPage } = data;
  const { group, seo } = caseStudy;
  const { menu, previous, next, ...labels } = successPage.caseLabels;
  const menuLabel = `${menu} ${group.name}`;
  const { canonicalPath } = pageContext;
  const { items: stories, index } = pageContext.menu;
  // By the canonical spelling: /fmcg shows the case study of /FMCG, whose entry is the current one.
  const items = stories.map((story) => ({ ...story, isCurrent: story.href === canonicalPath }));
  if (index !== null) items.push({ label: group.all, href: index, isCurrent: false });
  return (
    <>
      <Seo {...seo} name={caseStudy.name} />
      <CaseLayout>
        <CaseMenu heading={group.name} label={menuLabel} items={items} />
        <CaseMenuCarousel items={items} labels={{ menu: menuLabel, previous, next }} />
        <CaseArticle caseStudy={caseStudy} labels={labels} />
      </CaseLayout>
    </>
  );
}

export const query = graphql`
  query CaseStudyPage($id: String!, $language: String!) {
    caseStudy(id: { eq: $id }) {
      name
      headline
      seo
      summary
      action
      figures
      challenges
      solutions
      results
      quote
      closing
      pictures {
        ...WidePicture
      }
      services {
        name
        path
      }
      group {
        name
        all
      }
    }
    successPage(language: { eq: $language }) {
      caseLabels
    }
  }
`;
