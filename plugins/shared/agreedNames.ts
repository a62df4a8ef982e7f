/** Names on which the plugins agree with each other, with gatsby-config.ts and with gatsby-node.ts. */

/** The folder of the content that has passed the check, of which Gatsby makes its nodes; relative to the project. */
export const CHECKED_CONTENT = '.generated/content';

/** The folder of the photographs, logos and PDFs that the content names, likewise. */
export const PREPARED_PICTURES = '.generated/pictures';

/** How the name of a file ends that is still being written. Gatsby does not read it. */
export const UNFINISHED = '.unfinished';
