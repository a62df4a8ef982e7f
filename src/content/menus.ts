/** The main menu as pages show it, with its dropdowns filled. Pure. */
import type { Library } from './library';

interface MenuLink {
  label: string;
  href: string;
}

export interface MenuEntry {
  label: string;
  /** Where the entry leads; undefined for a dropdown. */
  href?: string;
  /** The links of the dropdown; empty for a plain link. */
  links: MenuLink[];
  phase?: string;
  isButton: boolean;
}

/** The most entries in a dropdown, which must not be taller than a window. */
const DROPDOWN_LENGTH = 12;

/** The links to the entries of a list; if there are too many, to the first ones and to all. */
function linksTo(name: string, all: string, library: Library): MenuLink[] {
  const { entries, href } = library.list(name);
  const links = entries
    .slice(0, DROPDOWN_LENGTH)
    .map((entry) => ({ label: entry.name, href: library.pathOf(entry) }));
  const isCut = entries.length > DROPDOWN_LENGTH && href !== undefined;
  return isCut ? [...links, { label: all, href }] : links;
}

/** The main menu with its dropdowns filled. */
export function mainMenu(library: Library): MenuEntry[] {
  const { main, words } = library.the('navigation');
  return main.map(({ label, link, entries, links = [], phase, isButton = false }) => ({
    label,
    href: link || undefined,
    links: [
      ...(entries === undefined ? [] : linksTo(entries, words.all, library)),
      ...links.map((item) => ({ label: item.label, href: item.link })),
    ],
    phase,
    isButton,
  }));
}
