/** A file of `data/` as it is stored. */
export interface Source {
  /** Path relative to the project, with forward slashes. */
  file: string;
  text: string;
  /** Why the file cannot be read from the disk, where it cannot. */
  fault?: string;
}
