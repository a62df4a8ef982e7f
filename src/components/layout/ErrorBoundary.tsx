import { Component, type ReactNode } from 'react';
import { FailureScreen, type FailureScreenProps } from './ErrorScreen';

export interface ErrorBoundaryProps extends Pick<FailureScreenProps, 'words'> {
  children: ReactNode;
}

interface ErrorBoundaryState {
  /** An object, because anything can be thrown, even `undefined`. */
  failure?: { thrown: unknown };
}

/**
 * Shows the error screen instead of a page that throws while it renders. A new `key` renders the page again.
 * Specification 8, "Router".
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(thrown: unknown): ErrorBoundaryState {
    return { failure: { thrown } };
  }

  override render(): ReactNode {
    const { words, children } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    // With a host, the link bypasses the router, which would stay on the page.
    const { host, pathname, search } = window.location;
    const retryPath = `//${host}${pathname}${search}`;
    return <FailureScreen words={words} {...failure} retryPath={retryPath} />;
  }
}
