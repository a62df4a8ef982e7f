import type { ReactNode } from 'react';

/**
 * Stands for `gatsby-react-router-scroll`, which notes the visitor's place on every page in the tab's
 * storage to return to it. On this site every change of page leads to the top (specification 2):
 * gatsby-browser.tsx sees to it.
 */
export const ScrollContext = ({ children }: { children: ReactNode }): ReactNode => children;

/** Part of the package's interface; nothing here calls it. */
export function useScrollRestoration(): never {
  throw new Error(
    'Places on a page are not kept: see plugins/gatsby-plugin-start-on-intent/src/lightScripts.ts.',
  );
}
