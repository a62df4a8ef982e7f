import type { Problem } from '../check/problem';

/** What the check says about the working tree. */
export interface ContentState {
  problems: readonly Problem[];
  /** What is not the owner's yet. */
  launch: readonly Problem[];
  /** Root of the project on this computer: an editor opens files by their whole path. */
  project: string;
}

type Listener = (state: ContentState) => void;

/** The newest state, for all who want to know. */
export class ProblemFeed {
  private readonly listeners = new Set<Listener>();

  constructor(public state: ContentState) {}

  publish(state: ContentState): void {
    this.state = state;
    for (const listener of this.listeners) listener(state);
  }

  /** Calls the listener now and at every change. Returns the unsubscribe function. */
  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    listener(this.state);
    return () => this.listeners.delete(listener);
  }
}
