/** What the recorder leaves in a page for the tests. */

/** Where the complaints are kept, in sessionStorage. */
export const COMPLAINTS = 'engine-tests-complaints';

declare global {
  interface Window {
    /** The themes that were painted in this document, oldest first. */
    paintedThemes?: string[];
    /** The browser showed this document as it had been left. */
    isBackFromCache?: boolean;
  }
}
