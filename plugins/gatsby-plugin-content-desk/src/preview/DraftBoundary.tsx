import { Component, type ReactNode } from 'react';
import type { PreviewDraft } from './previewDraft';

interface DraftBoundaryProps {
  draft: PreviewDraft;
  children: ReactNode;
}

interface DraftBoundaryState {
  /** The draft that the page could not show. */
  failed?: PreviewDraft;
}

/** Leaves out a page that a half-written draft makes fail; the next draft is tried again. */
export class DraftBoundary extends Component<DraftBoundaryProps, DraftBoundaryState> {
  override state: DraftBoundaryState = {};

  override componentDidCatch(): void {
    this.setState({ failed: this.props.draft });
  }

  override render(): ReactNode {
    return this.state.failed === this.props.draft ? null : this.props.children;
  }
}
