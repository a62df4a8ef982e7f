/** What esbuild makes of Gatsby's pages for the preview: see server/bundle.ts. */
declare module 'page-components' {
  import type { ComponentType } from 'react';

  interface PreviewedPageProps {
    pageContext: unknown;
    location: { pathname: string };
  }

  /** By the sort of the page. */
  export const pageComponents: Readonly<
    Record<string, () => Promise<{ default: ComponentType<PreviewedPageProps> }>>
  >;
}
