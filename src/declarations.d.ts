/** What gatsby-node.ts puts into gatsby-ssr.tsx: see plugins/gatsby-plugin-start-on-intent/src/inlineScript.ts. */
declare const INLINE_SCRIPT: string;

/** Whether texts carry their places: see plugins/gatsby-plugin-content-admin/src/edit. */
declare const CONTENT_MARKS: boolean;

/** Files that webpack turns into their addresses. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

/** Without types of its own; this is the part that scripts/lib/fonts.ts uses. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    variationAxes: Record<string, { min: number; max: number }>;
    /** Leaves out glyphs that only OpenType substitutions reach. */
    noLayoutClosure: boolean;
    noHinting: boolean;
    /** OpenType features that stay; all, without. */
    keepFeatures?: string[] | undefined;
  }
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}

/**
 * The part of the library that src/components/layout/consent uses, by the file that Node can read,
 * too. Unlike in the library's own types, the words of its dialogue may be left out: it makes none then.
 */
declare module 'vanilla-cookieconsent/dist/cookieconsent.umd.js' {
  import type { CookieConsentConfig } from 'vanilla-cookieconsent';

  export { acceptCategory, acceptedCategory, reset, validConsent } from 'vanilla-cookieconsent';

  export function run(
    settings: Omit<CookieConsentConfig, 'language'> & {
      language: { default: string; translations: Record<string, object> };
    },
  ): Promise<void>;
}
