/** The page's inline script: see plugins/gatsby-plugin-start-on-intent/src/inlineScript.ts. */
declare const INLINE_SCRIPT: string;

/** Whether texts carry field marks: see plugins/gatsby-plugin-content-admin/src/edit. */
declare const CONTENT_MARKS: boolean;

/** Webpack resolves imports of fonts to their addresses. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

/** And so of drawings that are files of their own, which pages then need not carry. */
declare module '*.svg' {
  const address: string;
  export default address;
}
