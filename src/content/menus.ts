/** The main menu as pages show it: every link an address, every dropdown filled. Pure. */
import type { Library } from './library';

export interface MenuLink {
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

/** At most this many entries in a dropdown, which must not be taller than a window. */
const DROPDOWN_LENGTH = 12;

/** The links of a list, in its order; where there are too many, the first and a link to all. */
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
      ...links.map((one) => ({ label: one.label, href: one.link })),
    ],
    phase,
    isButton,
  }));
}
