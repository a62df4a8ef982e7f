import { graphql } from 'gatsby';
import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { indexHref, offeredPages } from '../../content/caseStudyPages';
import type { CaseGroupContentFragment, CaseIndexWordsFragment } from '../../generated/queryTypes';
import { usePath } from '../../hooks/currentPage';
import { routes } from '../../routes';
import { cardGrid, column } from '../../theme/mixins';
import { color, radius, space } from '../../theme/theme';
import { EntryCard } from '../ui/EntryCard';
import { Container } from '../ui/layout';
import { TextLink } from '../ui/TextLink';
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
  ${({ $isWide }) => cardGrid($isWide ? 2 : 3, $isWide ? 2 : 5, '40px', '28px')}
`;

/** At most this many squares are on the first screen, which does not animate. */
const FIRST_ROW = 5;

/** The cards of case studies of one group. */
export const CaseCards = ({ group }: { group: CaseGroupContentFragment }) => {
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
  group: CaseGroupContentFragment;
  /** Follows the cards. */
  children: ReactNode;
}

/** A group's cards under its heading; menus link to its slug. Specification 2, "Success Stories index". */
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

const Pages = styled.nav`
  padding-block-start: 36px;
  ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  a {
    display: grid;
    place-items: center;
    min-inline-size: 48px;
    min-block-size: 48px;
    padding: 4px 16px;
    border-radius: ${radius.press};
    color: ${color.ink};
    font-weight: 600;
    text-decoration: none;
    &:hover {
      background: ${color.sunken};
    }
    &[aria-current] {
      background: ${color.inverse};
      color: ${color.onInverse};
    }
  }
`;

interface CasePagingProps {
  group: Pick<CaseGroupContentFragment, 'slug' | 'name'>;
  /** The current page, from 1. */
  number: number;
  /** How many pages the group has. */
  count: number;
  words: Pick<CaseIndexWordsFragment['paging'], 'label' | 'page' | 'previous' | 'next'>;
}

/** Links to a group's pages: neighbours, first and last. Empty for a single page. */
export const CasePaging = ({ group, number, count, words }: CasePagingProps) => {
  const index = usePath(routes.success);
  if (count === 1) return null;
  const link = (
    page: number,
    attributes: ComponentPropsWithoutRef<'a'>,
    label: ReactNode = page,
  ) => (
    <li key={attributes.rel ?? page}>
      <TextLink href={indexHref(group.slug, page, index)} {...attributes}>
        {label}
      </TextLink>
    </li>
  );
  return (
    <Pages aria-label={`${words.label} ${group.name}`}>
      <ul>
        {number > 1 && link(number - 1, { rel: 'prev' }, words.previous)}
        {offeredPages(number, count).map((page) =>
          link(page, {
            'aria-label': `${words.page} ${page}`,
            'aria-current': page === number ? 'page' : undefined,
          }),
        )}
        {number < count && link(number + 1, { rel: 'next' }, words.next)}
      </ul>
    </Pages>
  );
};

/** Of a group the case studies of one page, and the words of the links between such pages. */
export const caseIndexContent = graphql`
  fragment CaseGroupContent on CaseStudyGroup {
    slug
    name
    layout
    caseStudies(among: $stories) {
      name
      headline
      path
      pictures {
        ...CardPicture
        ...WidePicture
      }
    }
  }
  fragment CaseIndexWords on SuccessPage {
    action
    paging
  }
`;
