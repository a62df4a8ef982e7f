import { useCallback, useState, type MouseEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { useSiteContent } from '../../hooks/useSiteContent';
import { color, navHeight, radius, size } from '../../theme/theme';
import { ToastHost } from '../ui/toasts/ToastHost';
import { BootScreen } from './BootScreen';
import { ConsentHost } from './consent/ConsentHost';
import { ErrorBoundary } from './ErrorBoundary';
import { Footer } from './Footer';
import { Header } from './Header';
import { NavigationOutcome } from './NavigationOutcome';
import { NavigationProgress } from './NavigationProgress';
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

/** Keeps the footer at the bottom of the window on a short page. The header has a line below it. */
const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: calc(100svh - ${size.topBar} - ${navHeight} - 1px);
  > main {
    flex: 1;
  }
  @media print {
    display: block;
  }
`;

/** Target of "Skip to content". */
const MAIN_ID = 'main';

interface PageLayoutProps {
  /** Path of the page as the router knows it. */
  currentPath: string;
  /** Writes the global styles; published pages already contain them. */
  globalStyle?: ReactNode;
  children: ReactNode;
}

/** Top bar, navigation and footer around a page. One instance stays mounted while the pages
 * change. */
export const PageLayout = ({ currentPath, globalStyle, children }: PageLayoutProps) => {
  const { site, navigation, words: everywhere } = useSiteContent();
  const [isConsentOpen, setIsConsentOpen] = useState(false);
  const openConsent = useCallback(({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a pressed button, and the dialogue gives the focus back to what had it.
    currentTarget.focus();
    setIsConsentOpen(true);
  }, []);
  const closeConsent = useCallback(() => setIsConsentOpen(false), []);
  const { words } = navigation;
  return (
    <>
      {globalStyle}
      <SkipLink href={`#${MAIN_ID}`}>{words.skip}</SkipLink>
      <ConsentHost
        words={everywhere.consent}
        isDialogOpen={isConsentOpen}
        onOpen={openConsent}
        onClose={closeConsent}
      />
      <div data-behind="">
        <TopBar address={site.address} navigation={navigation} />
      </div>
      <Header companyName={site.name} navigation={navigation} currentPath={currentPath} />
      <Page data-behind="">
        <main id={MAIN_ID} tabIndex={-1}>
          <ErrorBoundary words={everywhere.error} resetKey={currentPath}>
            <NavigationOutcome words={everywhere.error}>{children}</NavigationOutcome>
          </ErrorBoundary>
        </main>
        <Footer site={site} navigation={navigation} onCookiePreferences={openConsent} />
      </Page>
      <ToastHost words={everywhere.toasts} />
      <NavigationProgress label={words.loading} />
      <BootScreen words={everywhere.error} />
    </>
  );
};
