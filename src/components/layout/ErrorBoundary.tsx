import { Component, type ReactNode } from 'react';
import { FailureScreen, type FailureScreenProps } from './ErrorScreen';

interface ErrorBoundaryProps extends Pick<FailureScreenProps, 'words'> {
  /** Changes with every navigation. A new key gives the page another try. */
  resetKey: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  /** Anything can be thrown, even `undefined`. */
  thrown: unknown;
}

const WORKING: ErrorBoundaryState = { hasFailed: false, thrown: undefined };

/**
 * Shows the error screen in place of a page that throws while it is rendered. Specification 8,
 * "Router". React has no hook for this, so it is a class.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = WORKING;

  static getDerivedStateFromError(thrown: unknown): ErrorBoundaryState {
    return { hasFailed: true, thrown };
  }

  override componentDidUpdate(before: ErrorBoundaryProps, stateBefore: ErrorBoundaryState): void {
    // An error that comes with the new key belongs to the new page: a retry would loop for ever.
    if (stateBefore.hasFailed && this.state.hasFailed && before.resetKey !== this.props.resetKey) {
      this.setState(WORKING);
    }
  }

  override render(): ReactNode {
    const { words, children } = this.props;
    const { hasFailed, thrown } = this.state;
    if (!hasFailed) return children;
    // With its host it is no page for the router, which would stay: the browser loads it again.
    const { host, pathname, search } = window.location;
    const retryPath = `//${host}${pathname}${search}`;
    return <FailureScreen words={words} thrown={thrown} retryPath={retryPath} />;
  }
}
