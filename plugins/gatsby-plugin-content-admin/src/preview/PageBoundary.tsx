import { Component, type PropsWithChildren, type ReactNode } from 'react';

type PageBoundaryProps = PropsWithChildren<{ page: object }>;

/** Keeps the last good page while half-written content makes rendering fail; tries again with the next page. */
export class PageBoundary extends Component<PageBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  private lastGood: ReactNode = null;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidMount(): void {
    if (!this.state.hasFailed) this.lastGood = this.props.children;
  }

  override componentDidUpdate({ page }: PageBoundaryProps): void {
    if (!this.state.hasFailed) this.lastGood = this.props.children;
    else if (page !== this.props.page) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.lastGood : this.props.children;
  }
}
