/** What the check has found in `data/`, for the plugins that make something of it. */
import type { Entry } from '../../../src/content/entries';

/** Makes something of the entries before Gatsby sees them: pictures, cards. */
export type MakeFromContent = (entries: readonly Entry[]) => Promise<void>;

const makers: MakeFromContent[] = [];

/**
 * Registers what is to be made each time the content has been checked: once in a build, after each
 * change in `npm run develop`. To be called in `onPreInit`, before the first check.
 */
export const whenChecked = (make: MakeFromContent): void => {
  makers.push(make);
};

/** Has everything made of the entries, in the order of the plugins in gatsby-config.ts. */
export async function makeFromContent(entries: readonly Entry[]): Promise<void> {
  for (const make of makers) await make(entries);
}
