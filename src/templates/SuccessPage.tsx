import { CaseGroup } from '../components/sections/CaseGroup';
import { CaseIndex } from '../components/sections/CaseIndex';
import { CaseInvitation } from '../components/sections/CaseInvitation';
import { PageHead } from '../components/sections/PageHead';
import type { PageOf } from '../content/pages/pages';

/** All case studies by group. Specification 2, "Success Stories index". */
export default function SuccessPage({ pageContext: { view } }: PageOf<'success'>) {
  return (
    <>
      <PageHead title={view.title} text={view.text} />
      <CaseIndex>
        {view.groups.map((group) => (
          <CaseGroup key={group.slug} group={group} />
        ))}
        <CaseInvitation {...view} />
      </CaseIndex>
    </>
  );
}
