/** What the check looks at, in one object that a browser can be sent. */
import type { Source } from '../check/source';

export interface ContentIndex {
  /** The text of every file of `data/`. */
  sources: Source[];
  /** The names of the files in each folder of pictures. */
  pictures: Record<string, string[]>;
  /** The files of `static/`, as links name them: `/report.pdf`. */
  staticFiles: string[];
  /** True where drafts are left out, as on the published site. */
  isProduction: boolean;
}

/** Where the browser gets it. */
export const CONTENT_INDEX = '/admin/content.json';
