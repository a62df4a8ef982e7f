/** The page's inline script: see plugins/gatsby-plugin-start-on-intent/src/inlineScript.ts. */
declare const INLINE_SCRIPT: string;

/** Whether texts carry field marks: see plugins/gatsby-plugin-content-admin/src/edit. */
declare const CONTENT_MARKS: boolean;

/** Webpack resolves imports of fonts to their addresses. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

/**
 * The parts of the library that src/components/layout/consent uses, in the build that Node can load, too. The
 * library's own types require words for its dialogue; without any, it renders none.
 */
declare module 'vanilla-cookieconsent/dist/cookieconsent.umd.js' {
  import type { CookieConsentConfig } from 'vanilla-cookieconsent';

  export {
    acceptCategory,
    acceptedCategory,
    getCookie,
    getUserPreferences,
    reset,
    validConsent,
  } from 'vanilla-cookieconsent';

  export function run(
    settings: Omit<CookieConsentConfig, 'language'> & {
      language: { default: string; translations: Record<string, object> };
    },
  ): Promise<void>;
}
