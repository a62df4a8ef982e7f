import { Menu, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { SiteNavigation } from '../../hooks/useSiteContent';
import { Container } from '../ui/Container';
import { Bar, MenuButton, Panel, PanelFoot, PanelThemeToggle } from './Header.styles';
import { Logo } from './Logo';
import { MainMenu } from './MainMenu';
import { useMobileMenu } from './useMobileMenu';

interface HeaderProps {
  companyName: string;
  navigation: SiteNavigation;
  /** Path of the page that is shown: marks the current entry, and closes menus when it changes. */
  currentPath: string;
  /** Called with whether the mobile menu covers the page. */
  onMenuChange: (isOpen: boolean) => void;
}

/** Logo and menu. Below 1200px the menu is a panel that covers the page. */
export const Header = ({ companyName, navigation, currentPath, onMenuChange }: HeaderProps) => {
  const { words, menu } = navigation;
  const panelId = useId();
  const header = useRef<HTMLElement>(null);
  const { isOpen, toggle, close, button } = useMobileMenu(header, currentPath);

  useEffect(() => onMenuChange(isOpen), [isOpen, onMenuChange]);

  return (
    <Bar ref={header}>
      <Container>
        <Logo name={companyName} label={words.home} />
        <MenuButton
          ref={button}
          aria-label={isOpen ? words.closeMenu : words.openMenu}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={toggle}
        >
          {isOpen ? <X aria-hidden /> : <Menu aria-hidden />}
        </MenuButton>
        <Panel id={panelId} aria-label={words.main} $isOpen={isOpen}>
          <MainMenu entries={menu} currentPath={currentPath} isPanel={isOpen} onChoose={close} />
          <PanelFoot>
            <PanelThemeToggle toDark={words.toDark} toLight={words.toLight} />
          </PanelFoot>
        </Panel>
      </Container>
    </Bar>
  );
};
