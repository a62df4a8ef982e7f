import ChevronDown from 'lucide-react/icons/chevron-down';
import type { MenuEntry } from '../../content/menus';
import { phaseOrder } from '../../theme/theme';
import {
  Dropdown,
  DropdownButton,
  DropdownLink,
  Entries,
  EntryItem,
  EntryLink,
} from './MainMenu.styles';

/** Starts the ids of the menu's buttons, by which they are known where React draws the page again. */
export const MENU_ID = 'menu';

interface MainMenuProps {
  entries: MenuEntry[];
  currentPath: string;
}

/** The main menu. Dropdowns open and close by click (specification 4); an inline script of the page
 * does that, so that it works before React has started. */
export const MainMenu = ({ entries, currentPath }: MainMenuProps) => {
  // `/success#markets` is a part of `/success`: only a link to the whole page can be the current one.
  const current = (href: string) => (href === currentPath ? 'page' : undefined);
  return (
    <Entries>
      {entries.map(({ label, href, links, phase, isButton }, index) => (
        <EntryItem key={label}>
          {href === null ? (
            <>
              <DropdownButton
                id={`${MENU_ID}-${index}`}
                data-opens="list"
                aria-expanded={false}
                aria-controls={`${MENU_ID}-${index}-list`}
                $holdsCurrent={links.some((link) => link.href.replace(/#.*$/, '') === currentPath)}
              >
                {label}
                <ChevronDown aria-hidden />
              </DropdownButton>
              <Dropdown
                id={`${MENU_ID}-${index}-list`}
                $phase={phaseOrder.find((name) => name === phase) ?? 'listen'}
              >
                {links.map((link) => (
                  <li key={link.href}>
                    <DropdownLink href={link.href} aria-current={current(link.href)}>
                      {link.label}
                    </DropdownLink>
                  </li>
                ))}
              </Dropdown>
            </>
          ) : (
            <EntryLink href={href} $isButton={isButton} aria-current={current(href)}>
              {label}
            </EntryLink>
          )}
        </EntryItem>
      ))}
    </Entries>
  );
};
