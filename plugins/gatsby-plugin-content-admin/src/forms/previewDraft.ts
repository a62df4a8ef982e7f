import type { Problem } from '../../../gatsby-plugin-content-check/browser';

export interface PreviewDraft {
  file: string;
  contents: Readonly<Record<string, unknown>>;
  language: string;
  /** Where the frame can load the content's files, by name: a new file is not uploaded yet. */
  addresses: Readonly<Record<string, string>>;
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
