/** What esbuild makes of the kinds for the preview: see admin/bundle.ts. */
declare module 'page-components' {
  import type { ComponentType } from 'react';

  interface PreviewedPageProps {
    data: Record<string, unknown>;
    pageContext: unknown;
    location: { pathname: string };
  }

  /** By the path of the component in `src/`. */
  export const pageComponents: Readonly<
    Record<string, () => Promise<{ default: ComponentType<PreviewedPageProps> }>>
  >;
}
