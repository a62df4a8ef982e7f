import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import styled from 'styled-components';
import { useSiteContent } from '../../hooks/useSiteContent';
import {
  below,
  from,
  hiddenOnPaper,
  lowWindow,
  onlyWithScript,
  onPaper,
  phone,
  responsive,
} from '../../theme/media';
import { plainLink, row, spread } from '../../theme/mixins';
import { color, navHeight, size, space } from '../../theme/theme';
import { RoundButton, roundStyles } from '../ui/iconButtons';
import { Container } from '../ui/layout';
import { VisuallyHidden } from '../ui/text';
import { LanguageSwitch } from './LanguageSwitch';
import { Logo } from './Logo';
import { MainMenu, MENU_ID } from './MainMenu';
import { ThemeToggle } from './ThemeToggle';

const Bar = styled.header`
  /* On a phone in landscape, or at 400% zoom, both bars would take up half the window. */
  ${responsive('position', 'sticky', { [lowWindow]: 'static', [onPaper]: 'static' })}
  inset-block-start: ${size.topBar};
  z-index: 55;
  ${responsive('margin-block-start', size.topBar, { [onPaper]: '0' })}
  background: ${color.ground};
  border-block-end: 1px solid ${color.line};
  > ${Container} {
    ${spread('12px')}
    min-block-size: ${navHeight};
  }
  /* Without JavaScript the menu cannot open, so it is always open, below the logo. */
  html:not(.js) & {
    ${below('nav')} {
      position: static;
      > ${Container} {
        flex-wrap: wrap;
      }
    }
  }
`;

const MenuButton = styled(RoundButton)`
  margin-inline-end: -10px;
  background: transparent;
  ${from('nav')} {
    display: none;
  }
  /* The first child is the label while the menu is closed, the last while it is open. */
  &[aria-expanded='true'] > :first-child,
  &[aria-expanded='false'] > :last-child {
    display: none;
  }
  ${onlyWithScript}
`;

const Panel = styled.nav`
  /* Leaves room for the widest logo, 200px; a longer name wraps. */
  ${from('nav')} {
    flex: none;
    max-inline-size: calc(100% - 212px);
  }
  ${below('nav')} {
    .js [aria-expanded='false'] + & {
      display: none;
    }
    position: fixed;
    inset: calc(${size.topBar} + ${navHeight} + 1px) 0 0;
    overflow: auto;
    overscroll-behavior: contain;
    padding: 8px ${space.gutter} 40px;
    background: ${color.ground};
    html:not(.js) & {
      position: static;
      flex-basis: 100%;
    }
  }
  ${hiddenOnPaper}
`;

/** Beside the contact button (the menu's last entry), or below it if the names of the languages are too long. */
const PanelFoot = styled.div`
  display: none;
  ${phone} {
    ${row('12px')}
    float: inline-end;
    min-block-size: ${size.button};
    margin-block-start: ${space[5]};
  }
  a {
    padding: 12px 8px;
    ${plainLink('inherit')}
    font-weight: 600;
  }
`;

const PanelThemeToggle = styled(ThemeToggle)`
  ${roundStyles}
  cursor: pointer;
`;

/**
 * Logo and menu; below 1200px the menu is a panel over the page, which an inline script opens and closes before
 * hydration (plugins/gatsby-plugin-start-on-intent/src/inline/menus.ts).
 */
export const Header = ({ currentPath }: { currentPath: string }) => {
  const { words, menu } = useSiteContent().navigation;
  return (
    <Bar>
      <Container>
        <Logo />
        <MenuButton
          id={`${MENU_ID}-button`}
          data-opens="panel"
          aria-expanded={false}
          aria-controls={MENU_ID}
        >
          <span>
            <Menu aria-hidden />
            <VisuallyHidden>{words.openMenu}</VisuallyHidden>
          </span>
          <span>
            <X aria-hidden />
            <VisuallyHidden>{words.closeMenu}</VisuallyHidden>
          </span>
        </MenuButton>
        <Panel id={MENU_ID} aria-label={words.main}>
          <MainMenu menu={menu} currentPath={currentPath} />
          <PanelFoot>
            <PanelThemeToggle id={`${MENU_ID}-theme`} />
            <LanguageSwitch />
          </PanelFoot>
        </Panel>
      </Container>
    </Bar>
  );
};
