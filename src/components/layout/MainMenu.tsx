import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FocusEvent } from 'react';
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
  /** The menu is the open panel of narrow screens: dropdowns stay open when the focus moves on. */
  isPanel: boolean;
  /** Called when a link is followed. */
  onChoose: () => void;
}

/**
 * The main menu. Dropdowns open and close by click; Escape, a click elsewhere, the focus moving on,
 * or a choice close them (specification 4; the disclosure pattern of the ARIA Authoring Practices).
 */
export const MainMenu = ({ entries, currentPath, isPanel, onChoose }: MainMenuProps) => {
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const menu = useRef<HTMLUListElement>(null);
  const baseId = useId();

  useEffect(() => setOpenIndex(null), [currentPath]);

  useEffect(() => {
    if (openIndex === null) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The mobile menu, which listens too, stays open: one press closes one thing.
      event.preventDefault();
      setOpenIndex(null);
      menu.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    };
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) setOpenIndex(null);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true });
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [openIndex]);

  const onItemBlur = (event: FocusEvent<HTMLLIElement>) => {
    if (isPanel || event.currentTarget.contains(event.relatedTarget)) return;
    // A click on nothing focusable has no related target; the pointer handler decides then.
    if (event.relatedTarget) setOpenIndex(null);
  };

  const choose = () => {
    setOpenIndex(null);
    onChoose();
  };

  return (
    <Entries ref={menu}>
      {entries.map((entry, index) => {
        const dropdownId = `${baseId}-${index}`;
        const isOpen = openIndex === index;
        if (entry.href !== null) {
          return (
            <EntryItem key={entry.label}>
              <EntryLink
                as={TextLink}
                href={entry.href}
                $isButton={entry.isButton}
                aria-current={isCurrent(entry.href, currentPath) ? 'page' : undefined}
                onClick={choose}
              >
                {entry.label}
              </EntryLink>
            </EntryItem>
          );
        }
        return (
          <EntryItem key={entry.label} onBlur={onItemBlur}>
            <DropdownButton
              aria-expanded={isOpen}
              aria-controls={dropdownId}
              $holdsCurrent={holdsCurrent(entry, currentPath)}
              onClick={() => setOpenIndex(isOpen ? null : index)}
            >
              {entry.label}
              <ChevronDown aria-hidden />
            </DropdownButton>
            <Dropdown
              id={dropdownId}
              hidden={!isOpen}
              $phase={isPhase(entry.phase) ? entry.phase : 'listen'}
            >
              {entry.links.map(({ href, label }) => (
                <li key={href}>
                  <DropdownLink
                    href={href}
                    aria-current={isCurrent(href, currentPath) ? 'page' : undefined}
                    onClick={choose}
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
