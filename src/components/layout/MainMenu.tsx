import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import type { MenuEntry } from '../../content/menus';
import type { Phase } from '../../theme/theme';
import { TextLink } from '../ui/TextLink';
import {
  Dropdown,
  DropdownButton,
  DropdownLink,
  Entries,
  EntryItem,
  EntryLink,
} from './MainMenu.styles';

const isPhase = (name: string | null): name is Phase =>
  name === 'listen' || name === 'respond' || name === 'succeed';

const withoutHash = (href: string) => href.replace(/#.*$/, '');

/** `/success#markets` is a part of `/success`; only a link to the whole page can be the current one. */
const isCurrent = (href: string | null, currentPath: string) => href === currentPath;

/** Whether the page that is shown is one of the dropdown's. */
const holdsCurrent = (entry: MenuEntry, currentPath: string) =>
  entry.links.some(({ href }) => withoutHash(href) === currentPath);

interface MainMenuProps {
  entries: MenuEntry[];
  currentPath: string;
}

/**
 * The main menu. Dropdowns open and close by click (specification 4), which plugins/gatsby-plugin-start-on-intent/src/inline/menus.ts
 * handles.
 */
export const MainMenu = ({ entries, currentPath }: MainMenuProps) => {
  const baseId = useId();
  return (
    <Entries>
      {entries.map((entry, index) => {
        const dropdownId = `${baseId}-${index}`;
        if (entry.href !== null) {
          return (
            <EntryItem key={entry.label}>
              <EntryLink
                as={TextLink}
                href={entry.href}
                $isButton={entry.isButton}
                aria-current={isCurrent(entry.href, currentPath) ? 'page' : undefined}
              >
                {entry.label}
              </EntryLink>
            </EntryItem>
          );
        }
        return (
          <EntryItem key={entry.label}>
            <DropdownButton
              data-opens="list"
              aria-expanded={false}
              aria-controls={dropdownId}
              $holdsCurrent={holdsCurrent(entry, currentPath)}
            >
              {entry.label}
              <ChevronDown aria-hidden />
            </DropdownButton>
            <Dropdown id={dropdownId} $phase={isPhase(entry.phase) ? entry.phase : 'listen'}>
              {entry.links.map(({ href, label }) => (
                <li key={href}>
                  <DropdownLink
                    href={href}
                    aria-current={isCurrent(href, currentPath) ? 'page' : undefined}
                  >
                    {label}
                  </DropdownLink>
                </li>
              ))}
            </Dropdown>
          </EntryItem>
        );
      })}
    </Entries>
  );
};
