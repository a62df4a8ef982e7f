import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import type { SiteNavigation } from '../../hooks/useSiteContent';
import { Container } from '../ui/layout';
import { VisuallyHidden } from '../ui/text';
import {
  Bar,
  MenuButton,
  Panel,
  PanelFoot,
  PanelThemeToggle,
  WhenClosed,
  WhenOpen,
} from './Header.styles';
import { Logo } from './Logo';
import { MainMenu } from './MainMenu';

interface HeaderProps {
  companyName: string;
  navigation: SiteNavigation;
  /** Path of the current page: marks its entry. */
  currentPath: string;
}

/** Logo and menu. Below 1200px the menu is a panel that covers the page. An inline script
 * (plugins/gatsby-plugin-start-on-intent/src/inline/menus.ts) opens and closes it, so that it
 * works before React has started. */
export const Header = ({ companyName, navigation, currentPath }: HeaderProps) => {
  const { words, menu } = navigation;
  const panelId = useId();
  return (
    <Bar>
      <Container>
        <Logo name={companyName} label={words.home} />
        <MenuButton data-opens="panel" aria-expanded={false} aria-controls={panelId}>
          <WhenClosed>
            <Menu aria-hidden />
            <VisuallyHidden>{words.openMenu}</VisuallyHidden>
          </WhenClosed>
          <WhenOpen>
            <X aria-hidden />
            <VisuallyHidden>{words.closeMenu}</VisuallyHidden>
          </WhenOpen>
        </MenuButton>
        <Panel id={panelId} aria-label={words.main}>
          <MainMenu entries={menu} currentPath={currentPath} />
          <PanelFoot>
            <PanelThemeToggle words={words} />
          </PanelFoot>
        </Panel>
      </Container>
    </Bar>
  );
};
