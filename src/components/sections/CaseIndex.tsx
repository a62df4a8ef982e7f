import styled from 'styled-components';
import type { ViewOf } from '../../content/pages/pages';
import { cardGrid, centred, cluster, column, filled, plainLink, stack } from '../../theme/mixins';
import { color, radius, space } from '../../theme/theme';
import { type } from '../../theme/type';
import { ActionLink } from '../ui/Button';
import { EntryCard } from '../ui/EntryCard';
import { Container } from '../ui/layout';
import { RichText } from '../ui/text';
import { TextLink } from '../ui/TextLink';
import { ToneMarker } from '../ui/ToneMarker';

const Invitation = styled.div`
  ${stack(space[5])}
  justify-items: start;
  > p {
    ${type('statementSmall')}
  }
`;

/** The last button of the index, below the words that invite whoever has found no story of their own. */
export const CaseInvitation = ({
  invitation,
  action,
}: Pick<ViewOf<'success'>, 'invitation' | 'action'>) => (
  <Invitation data-reveal="">
    {invitation && <RichText text={invitation} />}
    <ActionLink action={action} />
  </Invitation>
);

/** Stacks the groups of case studies and whatever follows them. */
export const CaseIndex = styled(Container)`
  ${column('clamp(64px, 7vw, 104px)')}
  padding-block: clamp(48px, 5vw, 72px) ${space.section};
`;

const Group = styled.section`
  ${column('clamp(28px, 3vw, 44px)')}
`;

/** The first of these numbers of columns that leaves no card alone in the last row. */
const columnsFor = (count: number, choices: readonly [number, ...number[]]) =>
  choices.find((columns) => count <= columns || count % columns !== 1) ?? choices[0];

/** Rows of about five squares (three below 1024px) or of two wide cards; a single column on phones. */
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

type StoryList = ViewOf<'success'>['groups'][number];

/** The case-study cards of one group, each with its title as a heading of this level. */
export const CaseCards = ({ group, heading }: { group: StoryList; heading: 'h2' | 'h3' }) => {
  const isWide = group.layout === 'wide';
  const widths = isWide ? '50vw' : '(min-width: 1024px) 25vw, 50vw';
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
            sizes={`(max-width: 640px) ${index ? '124px' : '100vw'}, ${widths}`}
          />
        </li>
      ))}
    </Cards>
  );
};

const Pages = styled.nav`
  padding-block-start: 36px;
  ul {
    ${cluster('8px')}
    align-items: center;
  }
  a {
    ${centred}
    min-inline-size: 48px;
    min-block-size: 48px;
    padding: 4px 16px;
    border-radius: ${radius.press};
    ${plainLink(color.ink)}
    font-weight: 600;
    &:hover {
      background: ${color.sunken};
    }
    &[aria-current] {
      ${filled(color.ink, color.ground)}
    }
  }
`;

/** Links to the pages of a group; renders nothing if there is only one. */
export const CasePaging = ({ paging }: Pick<StoryList, 'paging'>) =>
  paging && (
    <Pages aria-label={paging.label}>
      <ul>
        {paging.links.map(({ text, href, label, rel, isCurrent }) => (
          <li key={rel ?? href}>
            <TextLink
              href={href}
              rel={rel}
              aria-label={label}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {text}
            </TextLink>
          </li>
        ))}
      </ul>
    </Pages>
  );

/** A group's cards below its heading. Menus link to its slug. Specification 2, "Success Stories index". */
export const CaseIndexGroup = ({ group }: { group: StoryList }) => (
  <Group id={group.slug} aria-label={group.name}>
    <ToneMarker as="h2" $phase="succeed" $isHeading>
      {group.name}
    </ToneMarker>
    <CaseCards group={group} heading="h3" />
    <CasePaging paging={group.paging} />
  </Group>
);
