/** What the dev server's endpoints are called and send, for the server and for the browser. */
import type { Problem } from '../check/format';

/** What the check says about the working tree, now. */
export const PROBLEMS_ENDPOINT = '/__content/problems';

/** The same, sent again whenever it changes (server-sent events). */
export const EVENTS_ENDPOINT = '/__content/events';

/** What the check says about the working tree. */
export interface ContentState {
  problems: readonly Problem[];
  /** What is not the owner's yet. */
  launch: readonly Problem[];
  /** Root of the project on this computer: an editor opens files by their whole path. */
  project: string;
}
