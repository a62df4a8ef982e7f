/** What the form hands to the page in its preview frame. */
import type { Problem } from '../../../gatsby-plugin-content-check/browser';

export interface PreviewDraft {
  /** Path of the original, relative to the project. */
  file: string;
  /** By language. */
  contents: Readonly<Record<string, unknown>>;
  /** In which it is shown. */
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
