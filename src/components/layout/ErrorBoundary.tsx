import { Component, type ReactNode } from 'react';
import { FailureScreen, type FailureScreenProps } from './ErrorScreen';

export interface ErrorBoundaryProps extends Pick<FailureScreenProps, 'words'> {
  /** Changes with every navigation. A new key gives the page another try. */
  resetKey: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  /** Holds what was thrown: anything can be, even `undefined`. */
  failure?: { thrown: unknown };
}

/** Shows the error screen in place of a page that throws while it renders. Specification 8, "Router". */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(thrown: unknown): ErrorBoundaryState {
    return { failure: { thrown } };
  }

  override componentDidUpdate(before: ErrorBoundaryProps, { failure }: ErrorBoundaryState): void {
    // An error that comes with the new key belongs to the new page: a retry would loop for ever.
    if (failure && this.state.failure && before.resetKey !== this.props.resetKey) {
      this.setState({ failure: undefined });
    }
  }

  override render(): ReactNode {
    const { words, children } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    // With its host it is no page for the router, which would stay: the browser loads it again.
    const { host, pathname, search } = window.location;
    const retryPath = `//${host}${pathname}${search}`;
    return <FailureScreen words={words} {...failure} retryPath={retryPath} />;
  }
}
