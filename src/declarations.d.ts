/** Files that webpack turns into their addresses. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

/** Without types of its own; this is the part that scripts/fonts.ts uses. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    variationAxes: Record<string, number | { min: number; max: number }>;
    /** Leaves out glyphs that only OpenType substitutions reach. */
    noLayoutClosure: boolean;
  }
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}

interface Window {
  /** Set by startScripts.ts; called when React has taken the page over. */
  pageIsReady?: () => void;
}

/** The library without its own dialogue; it says the same of itself as the whole. */
declare module 'vanilla-cookieconsent/dist/core/cookieconsent-core.umd.js' {
  export {
    acceptCategory,
    acceptedCategory,
    reset,
    run,
    validConsent,
  } from 'vanilla-cookieconsent';
}
