/**
 * Stands for the parts of gatsby-plugin-styled-components and of Partytown that run in the browser. The
 * first only says that vendor prefixes are wanted, which styled-components no longer writes, and has all
 * of that library bundled, used or not; the second has nothing to do on this site.
 */
export {};
