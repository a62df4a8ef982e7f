import { graphql } from 'gatsby';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';
import { indexHref, offeredPages } from '../../content/caseStudyPages';
import { usePath } from '../../hooks/currentPage';
import type { CasePagingWordsFragment, CaseStudyListPageQuery } from '../../queryTypes';
import { routes } from '../../routes';
import { color, radius } from '../../theme/theme';
import { TextLink } from '../ui/TextLink';

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

type LinkAttributes = AnchorHTMLAttributes<HTMLAnchorElement>;

interface CasePagingProps {
  group: Pick<CaseStudyListPageQuery['caseStudyGroup'], 'slug' | 'name'>;
  /** The current page, from 1. */
  number: number;
  /** How many pages the group has. */
  count: number;
  words: Pick<CasePagingWordsFragment, 'label' | 'page' | 'previous' | 'next'>;
}

/** Links to the pages of a group of case studies: neighbours, first and last. Empty for a single
 * page. */
export const CasePaging = ({ group, number, count, words }: CasePagingProps) => {
  const index = usePath(routes.success);
  if (count === 1) return null;
  const link = (page: number, attributes: LinkAttributes, label: ReactNode = page) => (
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

/** The words of the links and of the pages behind them. */
export const casePagingWords = graphql`
  fragment CasePagingWords on SuccessPagePaging {
    label
    page
    of
    title
    previous
    next
    description
  }
`;
