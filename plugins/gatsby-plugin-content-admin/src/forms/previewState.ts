/** What the form's page, the worker and the preview frame tell each other. */
import type { PageContext, PageTemplate, ViewOf } from '../../../../src/content/pages/pages';
import type { Shell } from '../../../../src/content/pages/shell';
import type { Problem } from '../../../gatsby-plugin-content-check/browser';

/** What an entry's forms hold, of which a page is made. */
export interface PreviewedEntry {
  /** The path of its original. */
  file: string;
  /** By language. */
  contents: Readonly<Record<string, unknown>>;
  /** Of the page. */
  language: string;
  /** Where the frame can load the content's files, by name: a new file is not uploaded yet. */
  addresses: Readonly<Record<string, string>>;
}

/** The page that shows an entry, with all that its template reads. */
export interface PreviewPage {
  path: string;
  template: PageTemplate;
  language: string;
  pageContext: PageContext & { view: ViewOf<PageTemplate> };
  shells: readonly { language: string; view: Shell }[];
}

/** What the preview frame shows. */
export interface PreviewState {
  /** undefined for content that no page shows, and until the page is made. */
  page?: PreviewPage;
  problems: Problem[];
}

declare global {
  interface Window {
    /** The latest state; set in the preview frame. */
    previewState?: PreviewState;
  }
}

/** Dispatched on the frame's window for each new state. */
export const PREVIEW_EVENT = 'preview-state';
