import { CaseCards } from '../components/sections/CaseCards';
import { CaseIndex } from '../components/sections/CaseIndex';
import { CaseInvitation } from '../components/sections/CaseInvitation';
import { CasePaging } from '../components/sections/CasePaging';
import { PageHead } from '../components/sections/PageHead';
import type { PageOf } from '../content/pages/pages';

/** A further page of a group's case studies, if the index does not show them all. */
export default function CaseStudyListPage({ pageContext }: PageOf<'case-study-lists'>) {
  const { seo, place, group, invitation, action } = pageContext.view;
  return (
    <>
      <PageHead title={group.name} text={place} fullTitle={seo.title} />
      <CaseIndex>
        <div>
          <CaseCards group={group} heading="h2" />
          <CasePaging paging={group.paging} />
        </div>
        <CaseInvitation invitation={invitation} action={action} />
      </CaseIndex>
    </>
  );
}
