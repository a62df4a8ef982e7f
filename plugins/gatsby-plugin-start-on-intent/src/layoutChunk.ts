/** The chunk that src/components/layout/layoutLoader.ts loads, where a comment for webpack names it. */
export const LAYOUT_CHUNK = 'layout';
