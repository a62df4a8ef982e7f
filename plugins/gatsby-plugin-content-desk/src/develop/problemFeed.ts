/** What the check says about the working tree, for all who want to know. */
import type { LaunchItem } from '../check/checkSources';
import type { Problem } from '../check/problem';

export interface ContentState {
  problems: Problem[];
  /** What is not the owner's yet. */
  launch: LaunchItem[];
  /** Root of the project on this computer: an editor opens files by their whole path. */
  project: string;
  /** True where the pages show the files as they are; false where some show an older version. */
  isShown: boolean;
}

type Listener = (state: ContentState) => void;

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
