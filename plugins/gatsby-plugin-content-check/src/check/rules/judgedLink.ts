import type { siteMap } from '../siteMap';
import type { Surroundings } from '../surroundings';

/** A link to be judged, and what is known of the place where it stands. */
export interface JudgedLink {
  site: Surroundings & ReturnType<typeof siteMap>;
  /** True inside a draft, which may link to other drafts. */
  isInDraft: boolean;
  /** Valid fragments on the link's own page; undefined if unknown. */
  ownAnchors?: ReadonlySet<string>;
  subject: string;
  target: string;
  /** True in a paragraph, where a space would end the link. */
  isInText: boolean;
}
