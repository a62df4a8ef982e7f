import styled from 'styled-components';
import type { CaseStudyGroupView } from '../../content/views/caseStudyLists';
import { isFrom, isPhone } from '../../theme/media';
import { cardGrid } from '../../theme/mixins';
import { EntryCard } from '../ui/EntryCard';

/** The first of these numbers of columns that leaves no card alone in the last row. */
const columnsFor = (count: number, choices: readonly [number, ...number[]]) =>
  choices.find((columns) => count <= columns || count % columns !== 1) ?? choices[0];

/** Rows of about five squares (three below `lg`) or of two wide cards; a single column on phones. */
const Cards = styled.ul<{ $isWide: boolean; $count: number }>`
  ${({ $isWide, $count }) =>
    cardGrid({
      count: $isWide ? 2 : columnsFor($count, [3, 2, 4]),
      wide: $isWide ? 2 : columnsFor($count, [5, 4, 3]),
      gap: '40px',
      phoneGap: '28px',
    })}
`;

/** The most squares that fit on the first screen; these do not animate. */
const FIRST_ROW = 5;

interface CaseCardsProps {
  group: CaseStudyGroupView;
  /** The level of the cards' titles. */
  heading: 'h2' | 'h3';
}

/** The case studies of one group, as cards. */
export const CaseCards = ({ group, heading }: CaseCardsProps) => {
  const isWide = group.layout === 'wide';
  const widths = isWide ? '50vw' : `${isFrom('lg')} 25vw, 50vw`;
  return (
    <Cards $isWide={isWide} $count={group.stories.length}>
      {group.stories.map(({ name, headline, path, pictures }, index) => (
        <li key={path} data-reveal={isWide || index >= FIRST_ROW ? '' : undefined}>
          <EntryCard
            heading={heading}
            title={name}
            text={headline}
            href={path}
            pictures={pictures}
            shape={isWide ? 'wide' : 'square'}
            sizes={`${isPhone} ${index ? '124px' : '100vw'}, ${widths}`}
          />
        </li>
      ))}
    </Cards>
  );
};
