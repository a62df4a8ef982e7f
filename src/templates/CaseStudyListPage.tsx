import { graphql } from 'gatsby';
import { CaseCards, CaseIndex, CasePaging } from '../components/sections/CaseIndex';
import { PageHead } from '../components/sections/PageHead';
import { ActionLink } from '../components/ui/Button';
import { pageOfPages } from '../content/caseStudyPages';
import type { CaseStudyIndexContext } from '../content/sitePages';
import type { CaseStudyListPageQuery } from '../generated/queryTypes';
import type { PageOf } from '../hooks/currentPage';
import { Seo } from '../seo/Seo';

/** Another page of a group's case studies, where the index does not show them all. */
export default function CaseStudyListPage({
  data,
  pageContext,
}: PageOf<CaseStudyListPageQuery, CaseStudyIndexContext>) {
  const { caseStudyGroup: group, successPage } = data;
  const { action, paging } = successPage;
  const { indexPath, number, pageCounts } = pageContext;
  const count = pageCounts[group.slug] ?? number;
  const place = pageOfPages(paging, number, count);
  const name = paging.title.replace('{group}', () => group.name).replace('{place}', () => place);
  return (
    <>
      <Seo title={name} description={`${name}. ${paging.description}`} cardOf={indexPath} />
      <PageHead title={group.name} text={place} fullTitle={name} />
      <CaseIndex>
        <div>
          <CaseCards group={group} />
          <CasePaging group={group} number={number} count={count} words={paging} />
        </div>
        <ActionLink action={action} />
      </CaseIndex>
    </>
  );
}

export const query = graphql`
  query CaseStudyListPage($group: String!, $stories: [ID!]!, $language: String!) {
    successPage(language: { eq: $language }) {
      ...CaseIndexWords
    }
    caseStudyGroup(language: { eq: $language }, slug: { eq: $group }) {
      ...CaseGroupContent
    }
  }
`;
