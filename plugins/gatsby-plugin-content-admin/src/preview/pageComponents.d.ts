/** The templates of Gatsby's pages, which server/bundle.ts generates for the preview. */
declare module 'page-components' {
  import type { ComponentType } from 'react';

  interface PreviewedPageProps {
    pageContext: unknown;
    location: { pathname: string };
  }

  export const pageComponents: Readonly<
    Record<string, () => Promise<{ default: ComponentType<PreviewedPageProps> }>>
  >;
}
