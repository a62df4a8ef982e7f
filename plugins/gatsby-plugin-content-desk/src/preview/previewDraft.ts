/** What the form hands to the page in its preview frame. */
import type { KindName } from '../../../../src/content/kinds';
import type { Problem } from '../check/problem';

export interface PreviewDraft {
  kind: KindName;
  /** The file's content as it would be saved. */
  content: Readonly<Record<string, unknown>>;
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
