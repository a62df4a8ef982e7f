/**
 * What other plugins do with the content that has passed the check. Each registers in `onPreInit`,
 * before the first check.
 */
import type { CheckedEntry } from '../check/checkContent';
import type { ContentFile } from '../check/contentFile';

/**
 * Makes something of the entries before Gatsby sees them: pictures, cards.
 * @param files all files of `data/`, those included that the site does not show
 */
export type MakeFromContent = (
  entries: readonly CheckedEntry[],
  files: readonly ContentFile[],
) => Promise<void>;

const makers: MakeFromContent[] = [];

/**
 * Registers what is to be made each time the content has been checked: once in a build, after each
 * change in `npm run develop`.
 */
export const whenChecked = (make: MakeFromContent): void => {
  makers.push(make);
};

/** Has everything made of the content, in the order of the plugins in gatsby-config.ts. */
export const makeFromContent: MakeFromContent = async (entries, files) => {
  for (const make of makers) await make(entries, files);
};

/** The content of an entry as Gatsby gets it. */
export type WriteContent = (entry: CheckedEntry) => object;

let write: WriteContent = ({ content }) => content;

/** Registers how the content of an entry is handed to Gatsby: as the check has read it, by default. */
export const handOverBy = (own: WriteContent): void => {
  write = own;
};

/** The content of an entry as Gatsby gets it. */
export const handedOver: WriteContent = (entry) => write(entry);
