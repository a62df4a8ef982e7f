import { graphql } from 'gatsby';
import { CaseIndex, CaseIndexGroup, CasePaging } from '../components/sections/CaseIndex';
import { PageHead } from '../components/sections/PageHead';
import { ActionLink } from '../components/ui/Button';
import type { CaseStudyIndexContext } from '../content/sitePages';
import type { SuccessPageQuery } from '../generated/queryTypes';
import type { PageOf } from '../hooks/currentPage';
import { Seo } from '../seo/Seo';

/** All case studies by group; of a long group the first ones, with links to further pages.
 * Specification 2, "Success Stories index". */
export default function SuccessPage({
  data,
  pageContext,
}: PageOf<SuccessPageQuery, CaseStudyIndexContext>) {
  const { seo, title, text, action, paging } = data.successPage;
  return (
    <>
      <Seo {...seo} />
      <PageHead title={title} text={text} />
      <CaseIndex>
        {data.allCaseStudyGroup.nodes.map((group) => (
          <CaseIndexGroup key={group.slug} group={group}>
            <CasePaging
              group={group}
              number={1}
              count={pageContext.pageCounts[group.slug] ?? 1}
              words={paging}
            />
          </CaseIndexGroup>
        ))}
        <ActionLink action={action} />
      </CaseIndex>
    </>
  );
}

export const query = graphql`
  query SuccessPage($stories: [ID!]!, $language: String!) {
    successPage(language: { eq: $language }) {
      seo
      title
      text
      ...CaseIndexWords
    }
    allCaseStudyGroup(filter: { language: { eq: $language } }, sort: { order: ASC }) {
      nodes {
        ...CaseGroupContent
      }
    }
  }
`;
