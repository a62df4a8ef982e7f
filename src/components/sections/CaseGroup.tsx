import styled from 'styled-components';
import type { CaseStudyGroupView } from '../../content/views/caseStudyLists';
import { column } from '../../theme/mixins';
import { ToneMarker } from '../ui/ToneMarker';
import { CaseCards } from './CaseCards';
import { CasePaging } from './CasePaging';

const Group = styled.section`
  ${column('clamp(28px, 3vw, 44px)')}
`;

/** A group of case studies below its heading. Menus link to its slug. Specification 2, "Success Stories index". */
export const CaseGroup = ({ group }: { group: CaseStudyGroupView }) => (
  <Group id={group.slug} aria-label={group.name}>
    <ToneMarker as="h2" $phase="succeed" $isHeading>
      {group.name}
    </ToneMarker>
    <CaseCards group={group} heading="h3" />
    <CasePaging paging={group.paging} />
  </Group>
);
