import { useEffect, type ReactNode } from 'react';
import type { ErrorPage } from '../../content/kinds/error';
import { useNavigation } from '../../navigation/navigationStore';
import { describeThrown } from './describeThrown';
import { ErrorScreen } from './ErrorScreen';

interface NavigationOutcomeProps {
  words: Pick<ErrorPage, 'title' | 'failure' | 'action'>;
  /** The page that is shown. */
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
  return (
    <div role="alert">
      <ErrorScreen
        title={words.title}
        {...describeThrown(failedPage.thrown, words.failure)}
        text={words.failure.text}
        retry={{ label: words.failure.retry, link: failedPage.path }}
        action={words.action}
      />
    </div>
  );
};
