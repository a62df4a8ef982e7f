/** What the form hands to the page in its preview frame. */
import type { Problem } from '../../../gatsby-plugin-content-check/browser';

export interface PreviewDraft {
  /** Path of the entry's own file, relative to the project: not that of a translation. */
  file: string;
  /** What the entry's files would hold, by their languages. */
  contents: Readonly<Record<string, unknown>>;
  /** Code of the language in which it is shown. */
  language: string;
  /** Where the browser finds the files that the content names: they may not be uploaded yet. */
  addresses: Readonly<Record<string, string>>;
  problems: Problem[];
}

declare global {
  interface Window {
    /** The newest draft, in the preview frame's window. */
    previewDraft?: PreviewDraft;
  }
}

/** Sent to the frame's window each time there is a newer draft. */
export const DRAFT_EVENT = 'preview-draft';
