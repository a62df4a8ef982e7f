/** What the form hands to the page in its preview frame. */
import type { Problem } from '../check/problem';

export interface PreviewDraft {
  /** Name of the collection. */
  collection: string;
  /** The file's content as it would be saved. */
  content: Record<string, unknown>;
  /** Address of the entry's own picture, where it has one: it may not be uploaded yet. */
  pictureAddress?: string;
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
