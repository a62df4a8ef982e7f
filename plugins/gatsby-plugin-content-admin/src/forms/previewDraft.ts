import type { PageContext, PageSort, ViewOf } from '../../../../src/content/pages/pages';
import type { Shell } from '../../../../src/content/pages/shell';
import type { Problem } from '../../../gatsby-plugin-content-check/browser';

/** A form's content, of which a page is made. */
export interface PageDraft {
  file: string;
  contents: Readonly<Record<string, unknown>>;
  language: string;
  /** Where the frame can load the content's files, by name: a new file is not uploaded yet. */
  addresses: Readonly<Record<string, string>>;
}

/** The page that shows a draft, with all that its template reads. */
export interface DraftPage {
  path: string;
  sort: PageSort;
  language: string;
  pageContext: PageContext & { view: ViewOf<PageSort> };
  shells: readonly { language: string; view: Shell }[];
}

export interface PreviewDraft {
  /** undefined for content that no page shows, and until the page is made. */
  page?: DraftPage;
  problems: Problem[];
}

declare global {
  interface Window {
    /** The latest draft; set in the preview frame. */
    previewDraft?: PreviewDraft;
  }
}

/** Dispatched on the frame's window for each new draft. */
export const DRAFT_EVENT = 'preview-draft';
