import { useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { useSiteContent } from '../../hooks/useSiteContent';
import { useNavigation } from '../../navigation/navigationStore';
import { hiddenOnPaper, onPaper, responsive } from '../../theme/media';
import { filled } from '../../theme/mixins';
import { color, navHeight, radius, size } from '../../theme/theme';
import { ToastHost } from '../ui/toasts/showToast';
import { BootScreen } from './BootScreen';
import { ConsentHost } from './consent/ConsentHost';
import { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary';
import { FailureScreen } from './ErrorScreen';
import { Footer } from './Footer';
import { Header } from './Header';
import { NavigationProgress, PageAnnouncer } from './NavigationProgress';
import { TopBar } from './TopBar';

/** Shows the error screen if the requested page cannot be loaded. Specification 8, "Router". */
const NavigationOutcome = ({ words, children }: ErrorBoundaryProps) => {
  const { failedPage } = useNavigation();

  useEffect(() => {
    if (failedPage) window.scrollTo(0, 0);
  }, [failedPage]);

  if (!failedPage) return children;
  const { path, thrown = { message: words.failure.missing } } = failedPage;
  return <FailureScreen words={words} thrown={thrown} retryPath={path} />;
};

const SkipLink = styled.a`
  position: fixed;
  inset-block-start: -80px;
  inset-inline-start: 16px;
  z-index: 100;
  padding: 12px 20px;
  border-radius: ${radius.press};
  ${filled(color.accent, color.onAccent)}
  font-weight: 600;
  ${hiddenOnPaper}
  &:focus {
    inset-block-start: 8px;
  }
`;

/** Keeps the footer of a short page at the bottom of the window. The 1px is the header's border. */
const Page = styled.div`
  ${responsive('display', 'flex', { [onPaper]: 'block' })}
  flex-direction: column;
  min-block-size: calc(100svh - ${size.topBar} - ${navHeight} - 1px);
  > main {
    flex: 1;
  }
`;

interface PageLayoutProps {
  currentPath: string;
  /** Renders the global styles; published pages already contain them. */
  globalStyle?: ReactNode;
  children: ReactNode;
}

/** Top bar, navigation and footer around a page. Stays mounted across navigations. */
export const PageLayout = ({ currentPath, globalStyle, children }: PageLayoutProps) => {
  const { navigation, formWords, errorPage, consent } = useSiteContent();
  const { words } = navigation;
  return (
    <>
      {globalStyle}
      <SkipLink href="#main">{words.skip}</SkipLink>
      <ConsentHost words={consent} />
      <TopBar />
      <Header currentPath={currentPath} />
      <Page data-behind="">
        <main id="main" tabIndex={-1}>
          <ErrorBoundary key={currentPath} words={errorPage}>
            <NavigationOutcome words={errorPage}>{children}</NavigationOutcome>
          </ErrorBoundary>
        </main>
        <Footer />
      </Page>
      <ToastHost words={formWords} />
      <NavigationProgress label={words.loading} />
      <PageAnnouncer currentPath={currentPath} />
      <BootScreen {...errorPage} />
    </>
  );
};
