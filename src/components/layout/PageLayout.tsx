import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useSiteContent } from '../../hooks/useSiteContent';
import { GlobalStyle } from '../../theme/GlobalStyle';
import { color, radius } from '../../theme/theme';
import { ToastHost } from '../ui/toasts/ToastHost';
import { ErrorBoundary } from './ErrorBoundary';
import { Footer } from './Footer';
import { Header } from './Header';
import { TopBar } from './TopBar';

const SkipLink = styled.a`
  position: fixed;
  inset-block-start: -80px;
  inset-inline-start: 16px;
  z-index: 100;
  padding: 12px 20px;
  border-radius: ${radius.press};
  background: ${color.accent};
  color: ${color.onAccent};
  font-weight: 600;
  &:focus {
    inset-block-start: 8px;
  }
`;

/** Where "Skip to content" leads. */
const MAIN_ID = 'main';

/** React 18 knows `inert` only as a plain attribute: "" sets it, undefined removes it. */
const inertIf = (isInert: boolean) => ({ inert: isInert ? '' : undefined });

interface PageLayoutProps {
  /** Path of the page as the router knows it. */
  currentPath: string;
  children: ReactNode;
}

/** Top bar, navigation and footer round a page. One instance stays while the pages change. */
export const PageLayout = ({ currentPath, children }: PageLayoutProps) => {
  const { site, navigation, words: everywhere } = useSiteContent();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const { words, topBar } = navigation;
  return (
    <>
      <GlobalStyle />
      <SkipLink href={`#${MAIN_ID}`}>{words.skip}</SkipLink>
      <div {...inertIf(isMenuOpen)}>
        <TopBar
          label={topBar.label}
          login={topBar.login}
          address={site.address}
          toDark={words.toDark}
          toLight={words.toLight}
        />
      </div>
      <Header
        companyName={site.name}
        navigation={navigation}
        currentPath={currentPath}
        onMenuChange={setIsMenuOpen}
      />
      <div {...inertIf(isMenuOpen)}>
        <main id={MAIN_ID} tabIndex={-1}>
          <ErrorBoundary words={everywhere.error} resetKey={currentPath}>
            {children}
          </ErrorBoundary>
        </main>
        <Footer site={site} navigation={navigation} />
      </div>
      <ToastHost words={everywhere.toasts} />
    </>
  );
};
