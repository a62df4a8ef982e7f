/** Case studies in lists of bounded length: the menu beside each, and the pages of the index. Pure. */
import { routes } from '../routes';
import { hrefOf, pagePath } from './addresses';
import type { Partly } from './kind';
import type { CaseStudy } from './kinds/caseStudy';
import { byOrder, entryLink, type ListedEntry, type MenuLink } from './menus';

/** The menu beside a case study lists a group up to this size whole. */
export const MENU_LENGTH = 12;

/** Case studies of a group on one page of the index: four rows of five squares. */
export const INDEX_LENGTH = 20;

export interface ListedCaseStudy extends ListedEntry {
  /** Gatsby's node id. */
  id: string;
  /** Slug of its group. */
  group: string;
}

/** The menu beside a case study. */
export interface CaseStudyMenu {
  items: MenuLink[];
  /** The page of the index that shows the case study; null where the menu lists the whole group. */
  index: string | null;
}

/** A page of the index: the first begins every group, each further one continues one of them. */
export interface CaseStudyIndexPage {
  /** Address with its leading slash, as the router knows it: not encoded. */
  path: string;
  /** The group that it continues; null for the first page. */
  group: string | null;
  /** Number of the page in its group, from 1. */
  number: number;
  /** The pages of each group that the page shows, the first one counted. */
  pageCounts: Record<string, number>;
  /** Node ids of its case studies, in their order. */
  stories: string[];
}

/** As many neighbours in a row as a menu lists, with the item at `index` in the middle if it can be. */
function menuAround<T>(items: readonly T[], index: number): T[] {
  const latest = Math.max(0, items.length - MENU_LENGTH);
  const first = Math.min(latest, Math.max(0, index - MENU_LENGTH / 2));
  return items.slice(first, first + MENU_LENGTH);
}

/** The path of a further page of a group's list: not encoded. */
const furtherPath = (index: string, group: string, number: number): string =>
  `${index}${pagePath(group)}/${number}`;

/**
 * The address of a page of a group's list; the first is a part of the page of all groups. Encoded.
 * @param index path of the page of all groups
 */
export const indexHref = (group: string, number: number, index: string = routes.success): string =>
  number === 1 ? `${index}#${group}` : hrefOf(furtherPath(index, group, number));

/**
 * The menus of all case studies, by node id, and all pages of the index.
 * @param index path of the page of all groups
 */
export function caseStudyLists(
  caseStudies: readonly ListedCaseStudy[],
  groups: readonly ListedEntry[],
  index: string = routes.success,
) {
  const byGroup = new Map(
    [...groups].sort(byOrder).map(({ slug }) => [slug, new Array<ListedCaseStudy>()]),
  );
  for (const one of [...caseStudies].sort(byOrder)) byGroup.get(one.group)?.push(one);

  const menus = new Map<string, CaseStudyMenu>();
  const pageCounts: Record<string, number> = {};
  const stories: string[] = [];
  const first: CaseStudyIndexPage = { path: index, group: null, number: 1, pageCounts, stories };
  const further: CaseStudyIndexPage[] = [];
  for (const [group, members] of byGroup) {
    const isWhole = members.length <= MENU_LENGTH;
    for (const [place, { id }] of members.entries()) {
      const items = menuAround(members, place).map(entryLink);
      const number = Math.floor(place / INDEX_LENGTH) + 1;
      menus.set(id, { items, index: isWhole ? null : indexHref(group, number, index) });
    }
    const count = Math.max(1, Math.ceil(members.length / INDEX_LENGTH));
    pageCounts[group] = count;
    for (let number = 1; number <= count; number += 1) {
      const shown = members.slice((number - 1) * INDEX_LENGTH, number * INDEX_LENGTH);
      const ids = shown.map(({ id }) => id);
      const path = furtherPath(index, group, number);
      if (number === 1) stories.push(...ids);
      else further.push({ path, group, number, pageCounts: { [group]: count }, stories: ids });
    }
  }
  return { menus, indexPages: [first, ...further] };
}

/** The pages that a row of links offers: the first, the last and the neighbours of the present one. */
export function offeredPages(number: number, count: number): number[] {
  const wanted = [1, number - 1, number, number + 1, count];
  return [...new Set(wanted)].filter((one) => one >= 1 && one <= count);
}

/** Says which of several pages one is: "Page 2 of 12". */
export const pageOfPages = (
  words: { page: string; of: string },
  number: number,
  count: number,
): string => `${words.page} ${number} ${words.of} ${count}`;

/** The page of a service names at most this many case studies, however many used it. */
const RELATED = 6;

/**
 * The first case studies that used a service: group by group, each in the order given.
 *
 * @param service slug of the service
 * @param groups slugs of the groups in their order
 */
export function relatedCaseStudies<T extends Partly<Pick<CaseStudy, 'group' | 'services'>>>(
  service: string,
  caseStudies: readonly T[],
  groups: readonly (string | undefined)[],
): T[] {
  const rankOf = ({ group }: T) => groups.indexOf(group);
  return caseStudies
    .filter(({ services = [] }) => services.includes(service))
    .sort((first, second) => rankOf(first) - rankOf(second))
    .slice(0, RELATED);
}
