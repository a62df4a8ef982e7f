import styled from 'styled-components';
import type { ViewOf } from '../../content/pages';
import { cardGrid, centred, cluster, column, filled, plainLink } from '../../theme/mixins';
import { color, radius, space } from '../../theme/theme';
import { EntryCard } from '../ui/EntryCard';
import { Container } from '../ui/layout';
import { TextLink } from '../ui/TextLink';
import { ToneMarker } from '../ui/ToneMarker';

/** Stacks the groups of case studies and whatever follows them. */
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

/** Rows of five squares (three below 1024px) or of two wide cards; a single column on phones. */
const Cards = styled.ul<{ $isWide: boolean }>`
  ${({ $isWide }) => cardGrid($isWide ? 2 : 3, $isWide ? 2 : 5, '40px', '28px')}
`;

/** The most squares that fit on the first screen; these do not animate. */
const FIRST_ROW = 5;

type StoryList = ViewOf<'success'>['groups'][number];

/** The case-study cards of one group, each with its title as a heading of this level. */
export const CaseCards = ({ group, heading }: { group: StoryList; heading: 'h2' | 'h3' }) => {
  const isWide = group.layout === 'wide';
  const widths = isWide ? '50vw' : '(min-width: 1024px) 20vw, 33vw';
  return (
    <Cards $isWide={isWide}>
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
