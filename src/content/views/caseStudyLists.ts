/** Splits long lists of case studies: for the menu beside each, and for the pages of the index. Pure. */
import { routes } from '../../routes';
import { hrefOf, pagePath } from '../text/addresses';
import { pathIn } from '../text/languages';
import { type CaseStudy, groupsOfStories, listOf, type StoryGroup } from './caseStudies';
import type { ViewLibrary } from './viewLibrary';
import { pick } from './viewParts';

/** The most case studies in a menu; for a larger group, it lists only neighbours. */
export const MENU_LENGTH = 12;

/** The number of a group's case studies on one page of the index: four rows of five squares. */
export const INDEX_LENGTH = 20;

/** The unencoded path of a page of a group's list. Page 1 is the index of all groups. */
const listPath = ({ group }: StoryGroup, pageNumber: number, { language }: ViewLibrary): string =>
  pathIn(
    language,
    pageNumber === 1 ? routes.success : `${routes.success}${pagePath(group.slug)}/${pageNumber}`,
  );

const listHref = (list: StoryGroup, pageNumber: number, library: ViewLibrary): string =>
  hrefOf(listPath(list, pageNumber, library)) + (pageNumber === 1 ? `#${list.group.slug}` : '');

const countOfPages = ({ stories }: StoryGroup) =>
  Math.max(1, Math.ceil(stories.length / INDEX_LENGTH));

/** The menu beside a case study: its group, or in a long group its neighbours and a link to all. */
export function caseStudyMenu(story: CaseStudy, library: ViewLibrary) {
  const list = listOf(story, library);
  if (!list) return [];
  const index = list.stories.indexOf(story);
  // The current one is in the middle where possible.
  const latest = Math.max(0, list.stories.length - MENU_LENGTH);
  const first = Math.min(latest, Math.max(0, index - MENU_LENGTH / 2));
  const items = list.stories.slice(first, first + MENU_LENGTH).map((neighbour) => ({
    label: neighbour.name,
    href: library.pathOf(neighbour),
    isCurrent: neighbour === story,
  }));
  if (list.stories.length <= MENU_LENGTH) return items;
  const href = listHref(list, Math.floor(index / INDEX_LENGTH) + 1, library);
  return [...items, { label: list.group.all, href, isCurrent: false }];
}

interface PagingLink {
  text: string;
  href: string;
  /** Accessible name of a link whose text is a number. */
  label?: string;
  rel?: 'prev' | 'next';
  isCurrent?: true;
}

function pagingOf(list: StoryGroup, pageNumber: number, library: ViewLibrary) {
  const count = countOfPages(list);
  if (count === 1) return undefined;
  const { paging } = library.the('success');
  const linkTo = (page: number) => ({ text: String(page), href: listHref(list, page, library) });
  const near = [pageNumber - 1, pageNumber, pageNumber + 1].filter(
    (page) => page >= 1 && page <= count,
  );
  const links = Array.from(new Set([1, ...near, count]), (page): PagingLink => ({
    ...linkTo(page),
    label: `${paging.page} ${page}`,
    isCurrent: page === pageNumber ? true : undefined,
  }));
  if (pageNumber > 1)
    links.unshift({ ...linkTo(pageNumber - 1), text: paging.previous, rel: 'prev' });
  if (pageNumber < count) links.push({ ...linkTo(pageNumber + 1), text: paging.next, rel: 'next' });
  return { label: `${paging.label} ${list.group.name}`, links };
}

/** The view of one page of a group's list, numbered from 1. */
export const listView = (list: StoryGroup, pageNumber: number, library: ViewLibrary) => ({
  ...pick(list.group, 'slug', 'name', 'layout'),
  stories: list.stories
    .slice((pageNumber - 1) * INDEX_LENGTH, pageNumber * INDEX_LENGTH)
    .map((story) => ({
      ...pick(story, 'name', 'headline'),
      path: library.pathOf(story),
      pictures: library.picturesOf(story, [list.group.layout === 'wide' ? 'wide' : 'card']),
    })),
  paging: pagingOf(list, pageNumber, library),
});

/** A group of case studies, on the index or on a page that continues it. */
export type CaseStudyGroupView = ReturnType<typeof listView>;

/** The pages that continue the index, from each group's second on; `path` is not encoded. */
export const furtherLists = (library: ViewLibrary) =>
  groupsOfStories(library).flatMap((list) =>
    Array.from({ length: countOfPages(list) - 1 }, (_, index) => ({
      path: listPath(list, index + 2, library),
      view: () => furtherListView(list, index + 2, library),
    })),
  );

function furtherListView(list: StoryGroup, pageNumber: number, library: ViewLibrary) {
  const { invitation, action, paging } = library.the('success');
  const place = `${paging.page} ${pageNumber} ${paging.of} ${countOfPages(list)}`;
  const title = paging.title
    .replace('{group}', () => list.group.name)
    .replace('{place}', () => place);
  return {
    seo: {
      title,
      description: `${title}. ${paging.description}`,
      name: list.group.name,
    },
    place,
    group: listView(list, pageNumber, library),
    invitation,
    action,
  };
}

export type CaseStudyListView = ReturnType<typeof furtherListView>;
