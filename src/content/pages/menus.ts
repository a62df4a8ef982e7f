import type { Library } from './library';

/** The most entries in a dropdown, which must not be taller than a window. */
const DROPDOWN_LENGTH = 12;

/** The links to the entries of a list; if there are too many, to the first ones and to all. */
function linksTo(name: string, all: string, library: Library) {
  const { entries, href } = library.list(name);
  const links = entries
    .slice(0, DROPDOWN_LENGTH)
    .map((entry) => ({ label: entry.name, href: library.pathOf(entry) }));
  const isCut = entries.length > DROPDOWN_LENGTH && href !== undefined;
  return isCut ? [...links, { label: all, href }] : links;
}

/** The main menu: entries with either an address or the links of a dropdown. */
export function mainMenu(library: Library) {
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
