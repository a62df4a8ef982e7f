/** An opened file, and what is about to be saved of it. */
interface Opening {
  /** The text at the opening; "" for a new file. */
  base: string;
  text: string;
}

/** The CMS trims what it writes. */
const trimmed = (text: string): string => text.trim();

/**
 * What one page of the published /admin remembers, until it is reloaded: what its forms began with, and what it has
 * shown and sent. A commit of the CMS's holds only the files' new texts. Other modules keep what /admin on the working
 * copy needs, too: the files picked (pickedFiles.ts), and whether a form was touched since it was saved (unsaved.ts).
 */
export class EditingSession {
  /** The published commit that the CMS's lists show. */
  shownCommit?: string;

  /** The heads of drafts as this page knows them, by branch. */
  readonly knownHeads = new Map<string, string>();

  /** Git's names for the pictures that this page has sent, or was about to, by path. */
  readonly sentPictures = new Map<string, string>();

  private readonly knownTexts = new Set<string>();

  private readonly openings = new Map<string, Opening>();

  /** Texts that the CMS writes without a form, with what they were made of: entries that refer to a deleted one. */
  private readonly baseOf = new Map<string, string>();

  /** What a form's text was joined to, by that text: the branch holds the joined one. */
  private readonly joinedTo = new Map<string, string>();

  /** What was sent and not answered yet, by file. */
  private readonly unanswered = new Map<string, { mine: string; text: string }>();

  /** Call it for each text that the CMS reads. */
  noteRead(text: string): void {
    this.knownTexts.add(text);
  }

  /** True if this page has shown the text, or written it. */
  isKnown(text: string): boolean {
    return this.knownTexts.has(text);
  }

  /** Call it for each file of an entry that is about to be saved. */
  noteOpening(file: string, opening: Opening): void {
    this.openings.set(file, opening);
  }

  /** Call it for each text that the CMS is about to write. */
  noteWritten(text: string, base: string): void {
    if (text !== base) this.baseOf.set(trimmed(text), base);
  }

  /** Call it before a file is sent: `mine` is what the form holds, `text` what it was joined to. */
  noteSent(file: string, mine: string, text: string): void {
    this.unanswered.set(file, { mine, text });
    this.joinedTo.set(trimmed(mine), text);
    this.knownTexts.add(text);
  }

  /** Call it when GitHub has answered that a file was saved: its form knows what it holds now. */
  noteArrived(file: string): void {
    this.unanswered.delete(file);
  }

  /** Returns the text that stands on a branch for what a form was opened with. */
  storedFor(opened: string): string {
    return this.joinedTo.get(trimmed(opened)) ?? opened;
  }

  /**
   * Returns what an editor began with; "" for a new file.
   * @param theirs the file as it is on the branch: perhaps what this page has sent, though the answer was lost
   */
  openingOf(file: string, mine: string, theirs: string | undefined): string {
    const last = this.unanswered.get(file);
    if (last !== undefined && last.text === theirs) return last.mine;
    const opened = this.openings.get(file);
    if (opened && trimmed(opened.text) === trimmed(mine)) return opened.base;
    return this.baseOf.get(trimmed(mine)) ?? '';
  }
}
