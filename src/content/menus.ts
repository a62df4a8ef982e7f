/** Menus as the pages show them: every link an address, every dropdown filled. Pure. */
import { routes } from '../routes';
import { hrefOf, linkTarget, pagePath } from './addresses';

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

/** An item of `data/navigation.yaml`, as written there. */
export interface MenuItem {
  label: string;
  link?: string | null;
  entries?: string | null;
  links?: readonly { label: string; link: string }[] | null;
  phase?: string | null;
  isButton?: boolean | null;
}

/** An entry that a dropdown can list. */
export interface ListedEntry {
  name: string;
  slug: string;
  order: number;
}

/** Smallest order first; equal orders by name, so that chance decides nothing. */
export const byOrder = (
  first: { order: number; name: string },
  second: { order: number; name: string },
): number => first.order - second.order || first.name.localeCompare(second.name, 'en');

/** The link of an entry's page. */
export const entryLink = ({ name, slug }: { name: string; slug: string }): MenuLink => ({
  label: name,
  href: hrefOf(pagePath(slug)),
});

/** So many entries stand in a dropdown; it must not be longer than a window is high. */
const DROPDOWN_LENGTH = 12;

/** The part of a page that shows all entries of a list. */
const wholeLists: Readonly<Record<string, string>> = {
  listening: `${routes.home}#listening`,
  responsive: `${routes.home}#responsive`,
  partners: routes.about,
};

/** The links of a list, in its order; where there are too many, the first and a link to all. */
function linksOf(list: string, entries: readonly ListedEntry[], all: string): MenuLink[] {
  const links = [...entries].sort(byOrder).slice(0, DROPDOWN_LENGTH).map(entryLink);
  const href = wholeLists[list];
  const isCut = entries.length > DROPDOWN_LENGTH && href !== undefined;
  return isCut ? [...links, { label: all, href }] : links;
}

/**
 * Fills the dropdowns.
 * @param lists the entries by the name that `entries` gives them: listening, responsive, partners
 * @param all the words of the link that follows a list of which not all entries are shown
 */
export function fillMenu(
  items: readonly MenuItem[],
  lists: Readonly<Record<string, readonly ListedEntry[]>>,
  all: string,
): MenuEntry[] {
  return items.map(({ label, link, entries, links, phase, isButton }) => {
    const listed = entries ? linksOf(entries, lists[entries] ?? [], all) : [];
    const written = (links ?? []).map((one) => ({ label: one.label, href: linkTarget(one.link) }));
    return {
      label,
      href: link ? linkTarget(link) : null,
      links: [...listed, ...written],
      phase: phase ?? null,
      isButton: isButton ?? false,
    };
  });
}
