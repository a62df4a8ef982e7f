/** Menus as the pages show them: every link an address, every dropdown filled. Pure. */
import { entryHref, linkTarget } from './addresses';
import type { Partly } from './kind';
import type { Navigation } from './kinds/navigation';
import { MAIN_LANGUAGE } from './languages';

export interface MenuLink {
  label: string;
  href: string;
}

export interface MenuEntry {
  label: string;
  /** Where the entry leads; null for a dropdown. */
  href: string | null;
  /** The links of the dropdown; empty for a plain link. */
  links: MenuLink[];
  phase: string | null;
  isButton: boolean;
}

type Ordered = Partial<Pick<ListedEntry, 'order' | 'name'>>;

/** An entry that a dropdown can list. */
export interface ListedEntry {
  name: string;
  slug: string;
  order: number;
  /** By default, the main one. */
  language?: string;
  /** The folder of the addresses of its kind. */
  addressFolder?: string;
}

/** Smallest order first; equal orders by name, so that chance decides nothing. */
export const byOrder = (
  { order = 0, name = '' }: Ordered,
  { order: otherOrder = 0, name: otherName = '' }: Ordered,
): number => order - otherOrder || name.localeCompare(otherName, 'en');

/** The link of an entry's page. */
export const entryLink = ({
  name,
  slug,
  language = MAIN_LANGUAGE,
  addressFolder,
}: Omit<ListedEntry, 'order'>): MenuLink => ({
  label: name,
  href: entryHref(slug, language, addressFolder),
});

/** At most this many entries in a dropdown, which must not be taller than a window. */
const DROPDOWN_LENGTH = 12;

/** The entries of a list, with the address of the part of a page that shows all of them. */
export interface FilledList {
  entries: readonly ListedEntry[];
  href?: string;
}

/** The links of a list, in its order; where there are too many, the first and a link to all. */
function linksOf({ entries, href }: FilledList, all: string): MenuLink[] {
  const links = [...entries].sort(byOrder).slice(0, DROPDOWN_LENGTH).map(entryLink);
  const isCut = entries.length > DROPDOWN_LENGTH && href !== undefined;
  return isCut ? [...links, { label: all, href }] : links;
}

/**
 * Fills the dropdowns.
 * @param items the main menu as `data/navigation.yaml` has it, in order or not yet
 * @param lists by the names that `entries` gives them
 * @param all the words of the link that follows a list of which not all entries are shown
 */
export function fillMenu(
  items: Partly<Navigation['main']>,
  lists: Readonly<Record<string, FilledList>>,
  all: string,
): MenuEntry[] {
  return items.map((item = {}) => {
    const { label = '', link, entries = '', links = [], phase = null, isButton = false } = item;
    const list = lists[entries];
    const listed = list ? linksOf(list, all) : [];
    const written = links.map((one) => ({
      label: one?.label ?? '',
      href: linkTarget(one?.link ?? ''),
    }));
    const href = link ? linkTarget(link) : null;
    return { label, href, links: [...listed, ...written], phase, isButton };
  });
}
