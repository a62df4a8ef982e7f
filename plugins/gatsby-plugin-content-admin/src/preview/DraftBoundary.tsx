import { Component, type PropsWithChildren, type ReactNode } from 'react';
import type { PreviewDraft } from '../forms/previewDraft';

type DraftBoundaryProps = PropsWithChildren<{ draft: PreviewDraft }>;

/** Keeps the last good page while a half-written draft makes rendering fail; tries again with the next draft. */
export class DraftBoundary extends Component<DraftBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  private lastGood: ReactNode = null;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidMount(): void {
    if (!this.state.hasFailed) this.lastGood = this.props.children;
  }

  override componentDidUpdate({ draft }: DraftBoundaryProps): void {
    if (!this.state.hasFailed) this.lastGood = this.props.children;
    else if (draft !== this.props.draft) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.lastGood : this.props.children;
  }
}
