/** A file that is written or, without a text, deleted. */
export interface FileChange {
  file: string;
  text?: string;
}
