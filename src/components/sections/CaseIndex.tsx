import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import type { CaseStudyListPageQuery } from '../../queryTypes';
import { from, phone } from '../../theme/media';
import { column } from '../../theme/mixins';
import { space } from '../../theme/theme';
import { EntryCard } from '../ui/EntryCard';
import { Container } from '../ui/layout';
import { ToneMarker } from '../ui/ToneMarker';

/** The groups of case studies, stacked, and what follows them. */
export const CaseIndex = styled(Container)`
  ${column('clamp(64px, 7vw, 104px)')}
  padding-block: clamp(48px, 5vw, 72px) ${space.section};
  > a {
    justify-self: start;
  }
`;

const Group = styled.section`
  ${column('clamp(28px, 3vw, 44px)')}
`;

/** Squares: five in a row, three below 1024px. Wide: two. One below the other on phones. */
const Cards = styled.ul<{ $isWide: boolean }>`
  display: grid;
  grid-template-columns: repeat(${({ $isWide }) => ($isWide ? 2 : 3)}, minmax(0, 1fr));
  gap: 40px ${space.gap};
  ${from('lg')} {
    grid-template-columns: repeat(${({ $isWide }) => ($isWide ? 2 : 5)}, minmax(0, 1fr));
  }
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 28px;
  }
`;

/** At most this many squares are on the first screen, which does not animate. */
const FIRST_ROW = 5;

type GroupContent = CaseStudyListPageQuery['caseStudyGroup'];

/** The cards of case studies of one group. */
export const CaseCards = ({ group }: { group: GroupContent }) => {
  const isWide = group.layout === 'wide';
  const widths = isWide ? '50vw' : '(min-width: 1024px) 20vw, 33vw';
  return (
    <Cards $isWide={isWide}>
      {group.caseStudies.map(({ name, headline, path, pictures }, index) => (
        <li key={path} data-reveal={isWide || index >= FIRST_ROW ? '' : undefined}>
          <EntryCard
            title={name}
            text={headline}
            href={path}
            pictures={pictures}
            format={isWide ? 'wide' : 'card'}
            shape={isWide ? 'wide' : 'square'}
            sizes={`(max-width: 640px) ${index ? '124px' : '100vw'}, ${widths}`}
          />
        </li>
      ))}
    </Cards>
  );
};

interface CaseIndexGroupProps {
  group: GroupContent;
  /** Follows the cards. */
  children: ReactNode;
}

/** The cards of one group of case studies; menus link to its slug. Specification 2, "Success
 * Stories index". */
export const CaseIndexGroup = ({ group, children }: CaseIndexGroupProps) => {
  const headingId = useId();
  return (
    <Group id={group.slug} aria-labelledby={headingId}>
      <ToneMarker as="h2" id={headingId} $phase="succeed" $isHeading>
        {group.name}
      </ToneMarker>
      <CaseCards group={group} />
      {children}
    </Group>
  );
};
