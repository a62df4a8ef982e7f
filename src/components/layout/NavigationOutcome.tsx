import { useEffect, type ReactNode } from 'react';
import { useNavigation } from '../../navigation/navigationStore';
import { FailureScreen, type FailureScreenProps } from './ErrorScreen';

interface NavigationOutcomeProps extends Pick<FailureScreenProps, 'words'> {
  /** The current page. */
  children: ReactNode;
}

/**
 * Shows the error screen in place of the page while the one that the visitor asked for cannot be
 * loaded, for example without a network. Specification 8, "Router".
 */
export const NavigationOutcome = ({ words, children }: NavigationOutcomeProps) => {
  const { failedPage } = useNavigation();

  useEffect(() => {
    if (failedPage) window.scrollTo(0, 0);
  }, [failedPage]);

  if (!failedPage) return children;
  return <FailureScreen words={words} thrown={failedPage.thrown} retryPath={failedPage.path} />;
};
