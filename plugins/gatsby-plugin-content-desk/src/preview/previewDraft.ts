/** What the form hands to the page in its preview frame. */
import type { KindName } from '../../../../src/content/kinds';
import type { Problem } from '../check/problem';

export interface PreviewDraft {
  kind: KindName;
  /** Code of the language in which it is shown. */
  language: string;
  /** The content as it would be saved; of a translation, with what it shares with the original. */
  content: Readonly<Record<string, unknown>>;
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
